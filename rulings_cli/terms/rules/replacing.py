"""Citations of sections 614 to 616: replacement and prevention effects."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

INSTEAD = rule("614.1a", "use the word “instead” are replacement effects")
ENTERS_WITH = rule("614.1c", "enters with")
ENTERS_TAPPED = rule("614.1d", "enter [the battlefield]")
ONCE_EACH = rule("614.5", "only one opportunity to affect an event")
NEVER_HAPPENS = rule("614.6", "If an event is replaced, it never")
SKIP_WAITS = rule("614.10a", "waits for the first occurrence")
AS_IT_WOULD_EXIST = rule("614.12", "as it would exist on the battlefield")
ANCHOR_WORD = rule("614.12c", "each marked with an anchor word")
CHOSEN_BEFORE_ENTERING = rule("614.12a", "made before the permanent enters the battlefield")
SELF_REPLACEMENT = rule("614.15", "self-replacement effects are applied before other replacement")
CANT_HAPPEN = rule("614.17", "effects state that something can")
CANT_COST = rule("614.17b", "choose to pay a cost that includes")
CANT_ENTER = rule("614.17d", "whether it can enter the battlefield")
REDIRECTED = rule("614.9", "such effects are called redirection effects")
PREVENTED = rule("615.6", "that would be dealt is prevented")
PREVENTION_SHIELD = rule("615.7", "reduces the remaining shield by 1")
ORDER_OF_REPLACEMENTS = rule("616.1", "chooses one to apply")
SELF_REPLACEMENT_FIRST = rule("616.1a", "one of them must be chosen")
CONTROL_FIRST = rule("616.1b", "under whose control an object would enter")
COPY_FIRST = rule("616.1c", "become a copy of another object")
ANY_MAY_BE_CHOSEN = rule("616.1e", "Any of the applicable replacement and/or prevention")
REPEATED = rule("616.1f", "this process is repeated")
CONTAINED = rule("616.1g", "an event contained within the first event")
PREVENTS_SOME = rule("615.10", "prevents only the indicated amount of damage")
SHIELD_FOR_EACH = rule("615.11", "a prevention shield for each applicable creature")
UNPREVENTABLE = rule("615.12", "Those effects won’t prevent any damage")
REPLACED_DRAWS = rule("614.11", "Some effects replace card draws")
