"""Questions that were once misread: they get the right verdict, or none."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # A token is put into the graveyard before it ceases to exist.
        ("my token dies, does it go to the graveyard?", "unknown"),
        # Tokens that are made are not others; a land is copied as it is printed.
        (
            "Rite of Replication on a land with crusher zendikon: are the tokens creatures too?",
            "no",
        ),
        # What another player controls is not used; what is worn may be no creature itself.
        ("my opponent controls Sol Ring. can I tap it for mana?", "no"),
        ("I control Reflecting Pool and Island, can I tap it for red?", "no"),
        # Nobody has priority while a spell resolves (CR 117.2e).
        ("can I tap a land for mana while a spell is resolving?", "unknown"),
        ("can I sacrifice a creature to Viscera Seer while Wrath of God is resolving?", "unknown"),
        ("Exotic Orchard and my opponent only has Wastes, can I tap it for colorless?", "no"),
        ("lizard blades attached to a bear. is it still a creature?", "no"),
        ("acquisition octopus is equipped to my bear, can it block?", "unknown"),
        # Equipment that is on something is played so; what goes at once is not given up in a row;
        # and what is looked for is not answered by using the ability.
        ("With Bonesplitter equipped, can my opponent cast spells during my turn?", "unknown"),
        (
            "Does Blood Artist trigger twice if I sacrifice two creatures at the same time?",
            "unknown",
        ),
        (
            "My opponent controls Aven Mindcensor. Can I crack Evolving Wilds to find a land?",
            "unknown",
        ),
        ("I cast Demonic Tutor. Do I get a card?", "unknown"),
        # What is blocked, grows, is worn and is asked about is not the thing named before it.
        ("figure of destiny as a 4/4 gets giant growth, size", "7/7"),
        ("can grizzly bears and a 1/1 block my menace creature", "yes"),
        ("guardians of akrasa and a lone 2/2 attacker, how big", "3/3"),
        ("a 3/3 is dealt 2 damage and then gets -1/-1, does it survive", "no"),
        ("what color is dryad arbor under blood moon", "green"),
        ("6/4 trample vs chump 1/1, damage to player", "5"),
        (
            "phyrexian obliterator is blocked by a 2/2, how many permanents does he sacrifice",
            "2",
        ),
        ("loyal pegasus and a 2/2 both attack, legal?", "yes"),
        ("polymorphist's jest on my board, baneslayer is now what size", "1/1"),
        ("blood artist kill a 1/1", "unknown"),
        # A legend named right before "my commander" is that one.
        ("Grimgrin my commander died once, Rooftop Storm on board. cost to recast him?", "{2}"),
        # To lose a creature is no loss of life; a land that dies is a creature (700.4).
        ("Blood Artist out, I lose a creature in combat. does Blood Artist trigger?", "yes"),
        ("Blood Artist out, my Mutavault dies. does Blood Artist trigger?", "yes"),
        ("Soul Warden out, I populate. does Soul Warden trigger?", "yes"),
        # Where there are commanders, players begin with 40 life (903.7).
        ("Opponent's commander deals 10 damage to me twice, do I lose?", "no"),
        # What has to do with "against" is what a creature does as it enters.
        ("Massacre Wurm vs indestructible 2/2, dies?", "yes"),
        # What was stolen is not what stole it.
        (
            "Thassa, Deep-Dwelling flickers Agent of Treachery, do I keep the stolen permanents?",
            "unknown",
        ),
        # What is only called by its type has what nearly all of that type have.
        ("Can my Wall attack?", "no"),
        ("can my spider block a flying creature?", "yes"),
        ("Can my opponent's Dauthi be blocked by my creature without shadow?", "no"),
        # Whose spell is copied, and whose an Aura is, decides.
        ("Guttersnipe and copied spell with Twincast, how much damage total?", "4"),
        ("Rancor is on my bear. it becomes a land. what happens to Rancor?", "unknown"),
        # What is given up instead, what mana others make, and which half is cast.
        ("can i sac one creature to both phyrexian altar and deadly dispute", "no"),
        ("does mirari's wake add mana", "yes"),
        ("can I cast Commit // Memory from my graveyard", "unknown"),
        # What mana is paid besides life is not passed over.
        ("can I cast Dismember for 1 and 2 life", "no"),
        # Which of its abilities might be stopped, and what else, was not said.
        ("does Rest in Peace stop Kitchen Finks?", "yes"),
        ("does Orb of Dreams stop Goblin Guide?", "unknown"),
        ("does Ivory Mask stop Tendrils of Agony?", "yes"),
        # Whose keyword it is decides, or who casts the spell.
        ("does evolve trigger when a 1/1 enters?", "unknown"),
        ("does prowess trigger if the spell gets countered?", "yes"),
        ("does undying work on a token?", "no"),
        # What one player has is not what the other casts.
        ("can I cast Sol Ring while my opponent controls Sol Ring", "yes"),
        ("can I cast Torpor Orb while my opponent has Torpor Orb out?", "yes"),
        # So many targets and no more; what triggers is asked about, and not what triggers it.
        ("Decimate with only three targets, can I cast it?", "no"),
        ("does Guttersnipe trigger when my Counterspell counters a spell?", "yes"),
        ("does Soul Warden trigger when my Counterspell counters a spell?", "no"),
        ("Can I cast two nonartifact spells in one turn under Ethersworn Canonist?", "no"),
        ("with Fires of Invention, can i cast three spells in one turn?", "no"),
        # A part of a library may hold no land; what is sacrificed later is not given up for it.
        ("path on my bear, Aven Mindcensor on board, do I get the land", "unknown"),
        ("can I return the creature I sacrificed with Feldon of the Third Path", "unknown"),
        # What is taken from a hand is discarded or exiled, as the card says.
        ("Kitesail Freebooter takes Basking Rootwalla from my hand. Can I madness it?", "no"),
        ("Tidehollow Sculler takes Fiery Temper from my hand. Madness?", "no"),
        (
            "My opponent casts Thoughtseize and takes Basking Rootwalla. Does madness trigger?",
            "yes",
        ),
        # Which ability is answered was not said: one of them makes mana.
        ("They activate Krosan Verge, can I respond", "unknown"),
        ("he activates Wasteland, can I respond?", "unknown"),
        ("opponent activates Wasteland for mana, can I respond", "no"),
        # So much mana is that of the ability that makes so much.
        ("Castle Garenbrig's six green for Genesis Wave?", "no"),
        # Two cards are not two of one; a card that was not named may be one that fits.
        ("can I have both Jace Beleren and Jace the Mind Sculptor in play?", "yes"),
        # Of a size only the power or the toughness is said: the other half is open.
        ("Does Shock kill a creature with 3 power?", "unknown"),
        ("Does a 2-power creature die to Lightning Bolt?", "unknown"),
        ("My creature has 3 power, does Shock kill it?", "unknown"),
        ("Does Shock kill a creature with 2 toughness?", "yes"),
        ("Does Smite the Monstrous kill a creature with 4 power?", "yes"),
        # Two stay where they are on the battlefield, and not where neither died.
        ("I cast a second Isamaru, Hound of Konda. Do I keep both?", "no"),
        (
            "I have Isamaru, Hound of Konda and my opponent casts Unsummon on it. I cast a second "
            "Isamaru, Hound of Konda. Do both stay?",
            "unknown",
        ),
        ("Can I have both a Mox Opal and another Mox Opal?", "no"),
        # An empty graveyard says nothing of the creatures that a cost counts.
        ("With an empty graveyard, how much does Ghalta, Primal Hunger cost?", "unknown"),
        ("With an empty graveyard, how much does Ghoultree cost?", "{7}{G}"),
        ("Can I have both a Grizzly Bears and another Grizzly Bears?", "yes"),
        (
            "Opponent destroys Aether Vial in response to me tapping it, do I still get to put a "
            "creature in?",
            "unknown",
        ),
        # What is found and cast freely is what is paid for, and not what found it.
        (
            "Violent Outburst cascades into Crashing Footfalls with Trinisphere out, what do I pay",
            "{3}",
        ),
        # What is tapped for another thing is not used itself.
        ("can a fresh creature be tapped for Springleaf Drum", "yes"),
        # A land that has become a creature is new, too; colored mana comes off the right halves.
        ("a land I played this turn becomes a creature, can it still tap for mana?", "no"),
        ("Morophon naming Eldrazi: Ulalek costs", "{0}"),
        # What is activated is not cast, what is reduced is no target, one creature pays once.
        ("Trinisphere: does activating Mother of Runes cost 3?", "no"),
        ("can Helm of Awakening reduce the kicker part of Burst Lightning", "yes"),
        ("can I tap the same creature to convoke two spells", "no"),
        ("can I discard a card to Wild Mongrel with an empty hand", "no"),
        ("foretold Behold the Multiverse cast under Trinisphere, cost?", "{2}{U}"),
        # Sickness stops attacks, and no blocks; what is tapped is of the kind that is said.
        ("does summoning sickness stop Walking Ballista from attacking?", "yes"),
        ("does summoning sickness keep a creature from blocking?", "no"),
        ("can the land I tap for Heritage Druid be new", "no"),
        # What is attacked with is what was taken, and not some creature.
        ("Control Magic on their Serra Angel: attack with it straight away?", "no"),
        # What is tapped or untapped for a cost must be what the cost asks for.
        ("can I tap a goblin token for heritage druid", "no"),
        ("can i untap an untapped creature for Halo Fountain", "no"),
        # A token of a kind that is no creature's is no creature.
        ("does Eidolon of Blossoms trigger for an Aura token?", "yes"),
        # What is done while a spell is being cast is not done after it; a mana ability is no spell.
        ("while casting Divination can I activate Lion's Eye Diamond", "no"),
        ("can they respond when I sacrifice an artifact to Krark-Clan Ironworks", "no"),
        ("Radha, Heir to Keld attack trigger, does it use the stack", "yes"),
        ("can I use Skirge Familiar with no cards in hand?", "no"),
        ("Can I pitch Elvish Spirit Guide to Force of Vigor and also use it for mana?", "no"),
        ("can I cast Condemn under Rule of Law", "yes"),
        ("Mirari's Wake and I tap Plains: how much extra mana", "{W}"),
        # What makes something cheaper does not make it cost more.
        ("does Goblin Electromancer make Fling cost more", "no"),
        ("if I sac Baral to Fling does Fling cost more", "no"),
        ("opponent activates Walking Ballista's ping, can I bolt it in response", "yes"),
        ("Regal Behemoth's extra mana - mana ability?", "yes"),
        ("opponent casts Wipe Away, can I sac Sakura-Tribe Elder", "no"),
        # A kind behind what is asked is no other thing that is there.
        ("arcane adaptation on zombie, are the creature cards in my graveyard zombies?", "yes"),
        # What an ability costs is not what its card costs.
        ("heartstone out, frost augur's ability costs what", "{S}"),
        ("Vampiric Rites ability with Training Grounds, cost", "{1}{B}"),
        ("transmute Muddle the Mixture, cost", "{1}{U}{U}"),
        # A named card is there for the cost, and is not what the spell is aimed at.
        ("Into the Roil kicked with Goblin Electromancer out, what's the total", "{1}{U}{U}"),
        ("platinum emperion in play and a swamp, can I pay 4 life for Snuff Out", "no"),
        # That it may be kicked is not that kicking it is free.
        ("Isochron Scepter with Into the Roil under it, can I kick the copy for free?", "no"),
        # Whether something must be paid is not how much it is.
        ("Stoke the Flames with four goblins, do i need lands", "no"),
        # A cost that rests on what is paid besides, or on which halves are paid.
        ("how much is Lightning Axe?", ""),
        ("what do i pay for Spectral Procession with thalia, guardian of thraben out", ""),
        # A card is named since it has to do with the cost; how many are delved counts.
        ("Flamerush Rider for dash with Dovin, Grand Arbiter on the opponent's side, total", ""),
        ("Dig Through Time delving 6, what do I pay", "{U}{U}"),
        # That a spell resolves is not that anything comes of it.
        ("Counterspell on a Supreme Verdict, does it do anything", "no"),
        ("I cast Murder on his Darksteel Colossus, does it do anything?", "no"),
        ("I cast Duress on an opponent with no cards in hand, does it do anything?", "no"),
        # What is targeted by a spell was so before.
        ("Cloudshift on a creature targeted by Murder, does Murder fizzle", "yes"),
        ("I cast Giant Growth on a creature targeted by Lightning Bolt, does it die", "no"),
        # What is stolen is sacrificed by who stole it, and is not kept past the turn.
        (
            "opponent Threatens my Serra Angel then sacrifices it to Viscera Seer, does it go to "
            "my graveyard",
            "yes",
        ),
        ("I Act of Treason his Serra Angel, do I get to keep it", "no"),
        # A spell that changes a target is aimed at the spell, with the new target.
        (
            "opponent casts Lightning Bolt on my Goblin Guide, I Redirect it to his Delver of "
            "Secrets. Does Goblin Guide die?",
            "no",
        ),
        ("Banisher Priest has my Serra Angel, priest dies, do I get it back", "yes"),
        # An ability that waits on the stack has triggered: its source has entered.
        (
            "he casts Banisher Priest targeting my Serra Angel, I bolt it with the trigger on the "
            "stack. is the angel exiled",
            "no",
        ),
        (
            "he casts Fiend Hunter on my Serra Angel, I bolt Fiend Hunter with its etb on the "
            "stack. is the angel gone for good",
            "yes",
        ),
        ("Gravedigger dies in response to its trigger, do I get my creature card back", "unknown"),
        # What a permanent answers is used, not only there.
        (
            "Relic of Progenitus in response to the persist trigger of Kitchen Finks, does Finks "
            "come back",
            "unknown",
        ),
        # Who must sacrifice is the target.
        ("can Darksteel Colossus be sacrificed to Diabolic Edict", "yes"),
        ("The Eldest Reborn gets to chapter 3, is it sacrificed?", "yes"),
        (
            "Jace Beleren on 3 loyalty, I -1 him and then they attack it with a 2/2, does Jace "
            "Beleren survive?",
            "no",
        ),
        # What falls off is attached no more; whose zone is asked is looked at.
        (
            "Bonesplitter on Grizzly Bears, I cast Turn to Frog on the bears, does Bonesplitter "
            "fall off",
            "no",
        ),
        (
            "Serra Angel enchanted with Pacifism gains protection from white, does Pacifism "
            "fall off",
            "yes",
        ),
        (
            "I Act of Treason his Serra Angel and sacrifice it to Viscera Seer, does it go to my "
            "graveyard?",
            "no",
        ),
        # Each of several targets may go; a bare answer is aimed at the same thing.
        ("Electrolyze on two creatures and both get bounced, do I draw", "no"),
        ("Electrolyze on two creatures and one of them gets bounced, do I draw", "yes"),
        ("He casts Giant Growth on his 2/2, I Bolt in response, does the growth fizzle", "yes"),
        (
            "Lightning Helix on Grizzly Bears and it gets flickered in response, do I gain 3 life",
            "no",
        ),
        # Of two spells at one creature it may be asked of either.
        ("Murder in response to Giant Growth on Grizzly Bears, does it resolve", "unknown"),
        (
            "opponent Strip Mines my fetchland and I crack it in response, does Strip Mine fizzle",
            "yes",
        ),
        (
            "Gods Willing naming blue on my Serra Angel enchanted with Pacifism, does "
            "Pacifism fall off",
            "no",
        ),
        ("Counterspell on a flashbacked Faithless Looting, does it get exiled", "yes"),
        ("he Counterspells my flashback Think Twice, does it go to exile", "yes"),
        # What enters as a copy is what goes on; what was said not to be there pays for nothing.
        ("I Clone his Wurmcoil Engine and it dies, do I get the tokens", "yes"),
        ("can I cast Natural Order with no green creatures", "no"),
        ("can I cast Natural Order with no artifacts", "yes"),
        ("Sun Titan attacks, can it return Grizzly Bears from graveyard", "yes"),
        ("Sun Titan attacks, can it return Serra Angel from my graveyard", "no"),
        ("Murderous Redcap dies to Lightning Bolt, does it return", "yes"),
        # Each player has a card of the name; loyalty is as it was said.
        ("he Bolts me, I Counterspell, he Counterspells my Counterspell, do I take 3", "yes"),
        (
            "I cast Divination, he Counterspells it, I Counterspell his Counterspell, do I draw",
            "yes",
        ),
        ("he casts Stifle on my Mulldrifter's etb trigger, do I draw", "no"),
        ("Jace Beleren at 2 gets hit by Shock, dead?", "yes"),
        ("Jace Beleren at 4 gets hit by Shock, dead?", "no"),
        ("I cast Jace Beleren and +2 him, how much loyalty does he have", "5"),
        ("Cudgel Troll regenerates, does it become tapped", "unknown"),
        (
            "he Murders my Serra Angel and I use Spellskite to redirect Murder, does Serra "
            "Angel die",
            "no",
        ),
        ("Opponent's got Propaganda, can I attack with Grizzly Bears without paying", "no"),
        (
            "Rancor cast on a creature that gets killed in response, does Rancor come back to hand",
            "no",
        ),
        ("Dark Confidant reveals Griselbrand at 9 life, dead?", "no"),
        ("Lord of the Pit with no other creature, how much damage do I take", "7"),
        # What is put onto the battlefield from a hand is held; what is asked for is paid.
        ("I use Sneak Attack on Griselbrand, is he gone at end of turn", "yes"),
        (
            "my Serra Angel is under his Banisher Priest and he flickers the Priest with "
            "Cloudshift, do I get my Angel back",
            "unknown",
        ),
        ("he casts Mana Leak on my Divination and I pay 3, do I draw", "yes"),
        ("he casts Mana Leak on my Divination and I don't pay, do I draw", "no"),
        # What a spell finds is not what it targets.
        ("can I target my opponent's Grizzly Bears with Path to Exile?", "yes"),
        ("can I target his Serra Angel with Assassin's Trophy?", "yes"),
        ("can I target Watery Grave with Ghost Quarter?", "yes"),
        ("can I Field of Ruin a Wasteland?", "yes"),
        # A land that something is aimed at is not all the lands there are.
        ("can I Vindicate my own Plains?", "yes"),
        ("can I Chaos Warp my own Mountain?", "yes"),
        ("can I sacrifice a Forest to Harrow?", "yes"),
        ("can I sacrifice Island to Crop Rotation?", "yes"),
        ("I have two Forests, can I cast Harrow?", "no"),
        # Of a lord with another creature it may be asked of either.
        ("Goblin King with Goblin Guide, how big?", "unknown"),
        # What is tapped is not what taps; what is enchanted may be your own.
        ("does Icy Manipulator tap Llanowar Elves?", "yes"),
        ("does Icy Manipulator tap my opponent's land?", "yes"),
        ("does Grizzly Bears tap when attacking?", "yes"),
        ("does Sram, Senior Edificer trigger for Rancor?", "yes"),
        # Whose it is, and which of two has just come, is not guessed.
        (
            "Lightning Bolt on Grizzly Bears, in response it gains hexproof, does Bolt resolve?",
            "no",
        ),
        ("can Prodigal Pyromancer kill Llanowar Elves the turn it comes in?", "no"),
        # What is cast is a spell.
        ("can I respond to my opponent casting Sol Ring?", "yes"),
        ("can my opponent respond when I cast Llanowar Elves?", "yes"),
        # Damage of its own is not combat damage; nothing is aimed at its own source unasked.
        ("how much damage does Brothers of Fire deal to me?", "unknown"),
        ("how much damage does Inferno Titan deal when it attacks unblocked?", "9"),
        # What works in a graveyard is there.
        ("does Bridge from Below trigger if my nontoken creature dies?", "yes"),
        # A delayed trigger is not the trigger that makes it.
        ("does Ohran Viper trigger if blocked?", "yes"),
        ("how many times does Ohran Viper trigger if blocked?", "1"),
        # "A attacks with B" may be two attackers; what only is named may just have entered.
        ("Pianna, Nomad Captain attacks with Grizzly Bears, how much damage?", "6"),
        ("Grizzly Bears attacks with Glorious Anthem, how much damage?", "3"),
        ("End-Raze Forerunners, how big is my other Grizzly Bears?", "4/4"),
        ("Glorious Anthem, how big is my Grizzly Bears?", "3/3"),
        # What makes mana is no mana where something looks for other things, or is used on it.
        ("does Monastery Mentor trigger for Sol Ring?", "yes"),
        ("does Soul Warden trigger for Dryad Arbor?", "yes"),
        ("does Lotus Cobra trigger for Forest?", "yes"),
        ("does Mana Flare trigger for Forest?", "yes"),
        ("does Chalice of the Void on 1 counter Sol Ring?", "yes"),
        ("can I use Wasteland on a basic Island?", "no"),
        ("can I use Wasteland on Dryad Arbor?", "yes"),
        ("can I use Ghost Quarter on a basic Island?", "yes"),
        ("can I use Boseiju, Who Endures on a basic land?", "no"),
        # What counters spells counters no abilities; a token is not cast.
        ("can Counterspell target Prodigal Sorcerer's ability?", "no"),
        ("can I counter Prodigal Sorcerer's ability with Counterspell?", "no"),
        ("does Beast Whisperer trigger for a creature token?", "no"),
        ("does Monastery Mentor trigger for a copy of a spell?", "no"),
        # What counters spells counters the spell, not its mana ability.
        ("can Negate counter Sol Ring?", "yes"),
        ("can Essence Scatter counter Birds of Paradise?", "yes"),
        ("can Counterspell counter Mox Diamond?", "yes"),
        ("can Stifle counter Sol Ring's ability", "no"),
        # A card whose name is a creature type, too, is no token of that type.
        ("can Juggernaut be blocked by Wall of Omens?", "no"),
        ("can Nightmare block Serra Angel?", "yes"),
        ("can Cockatrice be blocked by Grizzly Bears?", "no"),
        # What attacks is asked of while it attacks; what is done after combat does no damage in it.
        ("can Maze of Ith target my own attacking creature?", "yes"),
        (
            "Grizzly Bears unblocked, I cast Giant Growth after damage, how much damage does my "
            "opponent take?",
            "2",
        ),
        ("Serra Angel attacks, can Maze of Ith target it?", "yes"),
        ("I attack with Grizzly Bears, can Condemn target it?", "yes"),
        ("Serra Angel attacked, can Maze of Ith target it?", "unknown"),
        ("Nessian Courser is blocked by Grizzly Bears, can Doom Blade target it?", "yes"),
        # What may help it to attack was not tried; what attacks is the creature it is asked of.
        ("can Wall of Omens with Assault Formation attack?", "yes"),
        ("can Wall of Omens attack with my opponent's Assault Formation?", "no"),
        # What evoke makes trigger is stopped as others are.
        ("Mulldrifter evoked with Torpor Orb out, do I sacrifice it?", "no"),
        # Whose it is counts for both of two; of "A with B" it is A that is asked about.
        ("Wild Nacatl with my opponent's Mountain and Plains, how big?", "1/1"),
        ("Loam Lion with Dryad Arbor, how big?", "2/3"),
        ("Champion of the Parish with Grizzly Bears, how big?", "1/1"),
        ("Dauntless Dourbark with a Forest and Llanowar Elves, how big?", "2/2"),
        ("Clone copying Grizzly Bears with Giant Growth on it, how big?", "2/2"),
        # What lies on another is not on it; what an Aura adds is mana, too.
        ("Overgrowth on another Forest, how much mana does my Forest make?", "{G}"),
        ("Utopia Sprawl naming blue on Forest, what does it make?", "{G} or {U}"),
        ("Lightning Bolt that fizzled, where does it go?", "outcome"),
        # That an ability can be activated does not tell what it destroys.
        ("does Wasteland destroy Forest?", "no"),
        ("does Qasali Pridemage destroy Llanowar Elves?", "no"),
        ("does Ratchet Bomb on 0 destroy Forest?", "no"),
        ("does Ratchet Bomb on 2 destroy Sol Ring?", "no"),
        ("does Engineered Explosives destroy Birds of Paradise?", "depends"),
        # What never was tapped does not untap.
        ("does Basalt Monolith untap during my untap step?", "no"),
        ("Claustrophobia on Llanowar Elves, does it untap?", "no"),
        ("does Amulet of Vigor untap my opponent's Temple of Malady?", "no"),
        # Whose it is, and what mana it is tapped for.
        ("Urborg Tomb of Yawgmoth, can I tap my opponent's Forest for black?", "no"),
        ("Chromatic Lantern on my opponent's side, can I tap my Forest for blue?", "no"),
        ("Leyline of the Void, my own Kitchen Finks dies, does it persist?", "yes"),
        ("Drannith Magistrate, can my opponent cast his commander?", "no"),
        # What is sacrificed or tapped as a cost makes no mana for it.
        ("can I sacrifice Llanowar Elves to Viscera Seer?", "yes"),
        ("can I sacrifice a Treasure to Viscera Seer?", "no"),
        ("can I sacrifice Sol Ring to Ashnod's Altar?", "no"),
        ("can I sacrifice Sol Ring to Thopter Foundry?", "yes"),
        ("can I cast Natural Order by sacrificing Dryad Arbor?", "yes"),
        ("can I sacrifice a Plains to Zuran Orb?", "yes"),
        ("can I tap Forest for Heritage Druid?", "no"),
        ("can I tap a Treasure for Springleaf Drum?", "no"),
        ("can I tap Llanowar Elves to crew Smuggler's Copter?", "yes"),
        # "Twice" is how often, not how much; each source of several gains life by itself.
        ("Archangel of Thune, I gain life twice, how many counters?", "2"),
        ("Ajani's Pridemate, two lifelinkers deal combat damage, how many counters?", "2"),
        ("three lifelinkers attack unblocked, how much life do I gain?", "unknown"),
        ("two Soldier tokens attack unblocked, how much damage?", "unknown"),
        ("Vito, Thorn of the Dusk Rose, I gain life, how much life does he lose?", "unknown"),
        # What was cast is counted, not put onto the battlefield.
        ("Empty the Warrens, my opponent cast two spells this turn, how many goblins?", "6"),
        # Life that is paid is paid for something.
        ("does Steam Vents enter tapped if I pay 2 life?", "no"),
        ("does Watery Grave enter untapped if I pay 2 life?", "yes"),
        ("does Steam Vents enter tapped if I don't pay 2 life?", "yes"),
        # Tokens just made are no other creatures of their type.
        ("Cathars' Crusade, Raise the Alarm, how big are the Soldiers?", "3/3"),
        ("Cathars' Crusade, Raise the Alarm, how big is a Soldier?", "3/3"),
        ("Empty the Warrens, Goblin King, how big are the Goblins?", "unknown"),
        # What a card's own text lets be paid instead makes it free, too.
        ("can I cast Solitude for free?", "yes"),
        ("can I cast Force of Negation for free on my opponent's turn?", "yes"),
        ("can I cast Gitaxian Probe for free?", "yes"),
        ("can I cast Grizzly Bears for free?", "no"),
        ("is Force of Will free?", "yes"),
        ("can I cast Fury for 0 mana?", "yes"),
        ("can I cast Mulldrifter for 3 mana?", "yes"),
        ("can I cast Dismember for one mana?", "yes"),
        ("can I cast Cyclonic Rift for 7 mana?", "yes"),
        ("can I cast Grizzly Bears for one mana?", "no"),
        ("can I cast Force of Will for free?", "yes"),
        ("can I cast Force of Will for free with no cards in hand?", "no"),
        ("can I cast Force of Negation for free on my turn?", "no"),
        ("can I cast Fury for free on my opponent's turn?", "no"),
        ("can I cast Gush for free?", "yes"),
        ("can I cast Misdirection for free?", "yes"),
        ("can I cast Essence Scatter?", "yes"),
        ("can I evoke Solitude?", "yes"),
        ("can I evoke Fury on my opponent's turn?", "no"),
        # One of two is not both; a part of a thing is not the thing; a number is no card.
        ("do I keep one of two Thalia, Guardian of Thraben?", "yes"),
        ("can the Angel token of Geist of Saint Traft be blocked?", "unknown"),
        ("Doubling Season, does Jace Beleren enter with six loyalty?", "yes"),
        # What is no creature stays so in what is played.
        ("Monastery Mentor, I cast a noncreature artifact, do I get a monk?", "yes"),
        ("can I sacrifice a noncreature artifact to Ashnod's Altar?", "no"),
        # Flashback is given to one's own cards; verbs of the game are no names.
        ("can Snapcaster Mage give flashback to an instant in my opponent's graveyard?", "no"),
        ("can Green Sun's Zenith for 3 find Llanowar Elves?", "yes"),
        ("Rest in Peace, can I flash back Faithless Looting?", "no"),
        ("can I unearth a creature at instant speed?", "no"),
        # What targets a thing does to it what its text says, and no other verb.
        ("can I exile Sol Ring with Disenchant?", "no"),
        ("can I destroy Darksteel Colossus with Swords to Plowshares?", "no"),
        ("can I kill Serra Angel with Unsummon?", "no"),
        ("can I steal Serra Angel with Doom Blade?", "no"),
        ("can I copy Lightning Bolt with Counterspell?", "no"),
        ("can I bounce Serra Angel with Doom Blade?", "no"),
        ("can I counter Lightning Bolt with Giant Growth?", "no"),
        # What is said to pay pays; so many of its mana, and for that part.
        ("can Cavern of Souls naming Human cast Kindred Discovery?", "no"),
        ("can Unclaimed Territory naming Elf activate Imperious Perfect?", "no"),
        ("can Pillar of Origins naming Elf cast Grizzly Bears?", "no"),
        ("can Forest pay for Thought-Knot Seer's colorless mana?", "no"),
        ("can Eldrazi Temple's two mana pay for Grizzly Bears?", "no"),
        ("can Primal Beyond cast Mulldrifter?", "yes"),
        # Nobody gets priority during an untap step.
        ("can I cast Lightning Bolt during my untap step?", "no"),
        ("can I cast Divination at instant speed with Teferi, Time Raveler?", "yes"),
        ("can I pitch Force of Will to another Force of Will?", "yes"),
        ("can I pitch Llanowar Elves to Force of Will?", "no"),
        ("Drannith Magistrate, can my opponent play lands from the graveyard?", "yes"),
        # A land that is aimed at need not pay.
        ("can I Beast Within my own Forest?", "yes"),
        # A spell is no permanent that has ward.
        ("does ward trigger when Tolarian Terror is countered by Counterspell?", "no"),
        # An event or a number that is not understood is nothing that may be passed over.
        ("does Blood Artist trigger if my opponent's creature is bounced?", "no"),
        ("does Grave Pact trigger if my creature is bounced?", "no"),
        ("does Blood Artist trigger if my creature is tapped?", "no"),
        ("does Ajani's Pridemate trigger if my life total is 5?", "no"),
        ("does Zulaport Cutthroat trigger if my creature leaves the battlefield?", "depends"),
        ("when my creature is tapped, does Blood Artist trigger?", "no"),
        ("how many times does Blood Artist trigger if my creature is tapped?", "0"),
        ("Soul Warden, do I gain life if a creature is tapped?", "no"),
        ("Young Pyromancer, do I get a token if my opponent is at 5 life?", "no"),
        ("do I draw a card from Elvish Visionary if it is tapped?", "no"),
        ("do I draw with Grim Haruspex if my creature is bounced?", "no"),
        ("do I draw off Beast Whisperer if I cast Lightning Bolt?", "no"),
        ("can Grizzly Bears block Hill Giant and Gray Ogre?", "no"),
        ("can Palace Guard block Grizzly Bears and Gray Ogre?", "yes"),
        ("can Llanowar Elves tap for two green mana?", "no"),
        ("can Sol Ring tap for three mana?", "no"),
        ("can Baral's Expertise target four creatures?", "no"),
        ("can Electrolyze target two creatures?", "yes"),
        ("can Forked Bolt target three creatures?", "no"),
        ("can Lightning Bolt target two creatures?", "no"),
        ("can one creature block two attackers?", "no"),
        ("can Two-Headed Giant of Foriys block three attackers?", "no"),
        ("Silent Arbiter, can I attack with two creatures?", "no"),
        ("can I sacrifice two creatures to Phyrexian Tower?", "no"),
        # What is found is what is looked for, and what can be found needs no finding.
        ("can Stoneforge Mystic fetch Rancor?", "no"),
        ("can Stoneforge Mystic grab Batterskull?", "yes"),
        ("can I Chord of Calling for Dreadbore?", "no"),
        ("can Trinket Mage get Trinisphere?", "no"),
        ("is Dryad Arbor findable with Green Sun's Zenith?", "yes"),
        ("is Sudden Shock counterable by Force of Will?", "no"),
        ("is Darksteel Colossus destroyable by Doom Blade?", "no"),
        # What lets, what keeps from, and what gets around: verdicts turned the right way.
        ("does Vedalken Orrery let me cast Divination on my opponent's turn?", "yes"),
        ("does Stony Silence stop me from casting Sol Ring?", "no"),
        ("does Moat stop my Grizzly Bears from attacking?", "yes"),
        ("does Moat stop Serra Angel from attacking?", "no"),
        ("does Damnation get around hexproof?", "yes"),
        ("can Doom Blade get around protection from black?", "no"),
        ("does hexproof stop Wrath of God?", "no"),
        ("can Smelt-Ward Ignus steal a 4/4?", "no"),
        ("can Ephemerate target Grizzly Bears?", "yes"),
        ("can I cast Lightning Bolt from my opponent's graveyard?", "no"),
        ("can I play a land from my graveyard with Crucible of Worlds?", "yes"),
        ("can Deep Analysis be flashed back on my opponent's turn?", "no"),
        ("can Rift Bolt be suspended on my opponent's turn?", "no"),
        ("can I cast Divination in my opponent's upkeep?", "no"),
        ("opponent has Leyline of Sanctity, can I Lightning Bolt their face?", "no"),
        # What is taken from a hand, what a land is used on, whence a commander is cast.
        ("can Thoughtseize hit a land?", "no"),
        ("can Despise take a planeswalker?", "yes"),
        ("can Aether Vial put in a sorcery?", "no"),
        ("can Dungeon Geists target my own creature?", "no"),
        ("can Acidic Slime target a creature?", "no"),
        ("can I Wasteland a basic land?", "no"),
        ("can I Ghost Quarter a basic land?", "yes"),
        ("can encore on Phyrexian Triniform be activated on their turn?", "no"),
        ("opponent has Drannith Magistrate, can I cast my commander?", "no"),
        # What is aimed at is where that looks, and a spell is countered only if it may be aimed at.
        ("can Goryo's Vengeance target Griselbrand?", "yes"),
        ("can Reanimate target an artifact?", "no"),
        ("can Eternal Witness return a land?", "yes"),
        ("can Archaeomancer get back a creature?", "no"),
        ("can Deathrite Shaman exile a creature from my opponent's graveyard?", "yes"),
        ("can I negate a creature?", "no"),
        ("can I Negate a planeswalker?", "yes"),
        ("can Swan Song target a creature spell?", "no"),
        ("can Essence Scatter counter a planeswalker spell?", "no"),
        ("can Clone copy a creature with hexproof?", "yes"),
        ("can Llanowar Scout drop a land on my opponent's turn?", "yes"),
        ("I already played a land, can I play a Forest?", "no"),
        ("can you respond to a split second spell?", "no"),
        ("Krosan Grip on the stack, can I activate Sensei's Divining Top?", "no"),
        # How often a spell is cast in a turn; what an ability still is; what becomes of the target.
        ("I already cast a spell this turn, opponent has Rule of Law. can I cast another?", "no"),
        ("can I play two lands with Exploration?", "yes"),
        ("can I play two lands in a turn?", "no"),
        ("Blood Moon in play, can I still crack my Misty Rainforest?", "no"),
        ("can my opponent block with a 4 drop if I have Void Winnower?", "no"),
        ("can Divination be cast during combat?", "no"),
        ("Containment Priest, can I reanimate Griselbrand?", "no"),
        # Of what nothing is there; from which zone a way to cast goes; what may be done unanswered.
        ("can I cast Snuff Out with no Swamp?", "unknown"),
        ("can I cast Doom Blade with no creatures on board?", "no"),
        ("can I cast Wrath of God with no creatures out?", "yes"),
        ("can I cast Uro from my hand for its escape cost?", "no"),
        ("can I cast Divination after attackers are declared?", "no"),
        ("can I cast Lightning Bolt with split second on the stack?", "no"),
        ("can I unmorph Willbender in response to a split second spell?", "yes"),
        # What is legal and comes to nothing; what cascade stops at; what protects from an Aura.
        ("can I Fatal Push a 4 drop?", "no"),
        ("can I cascade into a land?", "no"),
        # What is done at another time, made so before, or uses no stack; X in a mana value.
        ("can i suspend Search for Tomorrow in my opponent's end step?", "no"),
        ("does an embalmed Angel of Sanctions still have mana value 5?", "no"),
        ("can they bolt my morph in response to me turning it face up?", "no"),
        ("can they bolt Dryad Arbor in response to me playing it?", "no"),
        ("sudden shock cast, may I sac my creature to Viscera Seer?", "no"),
        ("cmc of a token copy of a flipped Delver", "1"),  # 707.8a: both faces
        ("Lurrus out, can I cast hangarback walker from the graveyard with X=2?", "no"),
        ("Electrodominance for X=0, may I cast Living End from my hand with it?", "yes"),
        ("can Bloodbraid Elf cascade into Wrath of God?", "no"),
        ("does protection from creatures stop Pacifism?", "no"),
        ("does protection from white stop Pacifism?", "yes"),
        ("can I Essence Scatter Dragonlord Dromoka?", "no"),
        ("If Cavern of Souls names Human, can my opponent counter Thalia?", "no"),
        ("Ranger-Captain of Eos sacrificed, can I cast noncreature spells?", "depends"),
        ("can I put an aura on a creature with shroud with Sun Titan?", "yes"),
        ("does Vedalken Orrery let my opponent cast Divination on my turn?", "depends"),
        # Which ability is meant, and whether it is still there.
        ("can I activate a fetchland with Blood Moon out?", "no"),
        ("can I crack a fetchland with Stony Silence out?", "yes"),
        ("can I Stifle Bojuka Bog?", "yes"),
        ("can Lithoform Engine copy a spell?", "yes"),
        ("they cast Supreme Verdict. can I Mana Leak?", "no"),
        ("they cast Wrath of God. can I Counterspell?", "yes"),
        # What lets or stops something is what makes the difference.
        ("does Exploration let me play a second land?", "yes"),
        ("can I play a second land?", "no"),
        (
            "does Grand Abolisher stop my opponent from activating planeswalkers on my turn?",
            "no",
        ),
        # What burdens opponents only is whose it is said to be; so is what has hexproof.
        ("Kismet, does my creature enter tapped?", "depends"),
        ("Linvala, Keeper of Silence out. can I tap my Llanowar Elves for mana?", "depends"),
        ("opponent's Linvala, Keeper of Silence, can I tap my Llanowar Elves?", "no"),
        ("use Path to Exile on Slippery Bogle", "depends"),
        ("can I use Path to Exile on Slippery Bogle?", "no"),
        ("can I bolt my Slippery Bogle?", "yes"),
        ("can my opponent bolt my Slippery Bogle?", "no"),
        ("can they Swords my Gladecover Scout?", "no"),
        # What an ability harms is the other player's, where nobody was said to control it.
        ("can Prodigal Sorcerer kill Slippery Bogle?", "no"),
        ("can Prodigal Sorcerer kill Llanowar Elves?", "yes"),
        # "Him" and "me" are players; life that is paid is aimed at nothing.
        ("opponent's Rest in Peace, can I Lightning Bolt him?", "yes"),
        ("opponent's Sol Ring, can I Shock him?", "yes"),
        ("opponent's Leyline of Sanctity, can I Lightning Bolt him?", "no"),
        ("Platinum Emperion, can I pay life for Dismember?", "no"),
        ("Rest in Peace, can I pay life for Dismember?", "yes"),
        # What works on a thing need not target it, and may target it in vain.
        ("does Diabolic Edict work on Darksteel Colossus?", "yes"),
        ("does Counterspell work on Carnage Tyrant?", "no"),
        ("does Stifle work on Mulldrifter?", "yes"),
        ("does Doom Blade work on Darksteel Colossus?", "no"),
        ("does Doom Blade work on Serra Angel?", "yes"),
        ("does Swords to Plowshares work on Darksteel Colossus?", "yes"),
        # Whom a trigger drains is a player, who may be no legal target.
        ("opponent's Leyline of Sanctity, does Blood Artist drain him?", "no"),
        # What a dying creature wore is asked about, and nothing is worn against protection.
        (
            "Equipment attached to a creature that dies, does it stay on the battlefield?",
            "yes",
        ),
        ("Pacifism on Black Knight?", "no"),
        # Turning a creature face up is no casting.
        ("how much does it cost to unmorph Exalted Angel?", "{2}{W}{W}"),
        ("can my opponent destroy my Darksteel Citadel with Disenchant?", "no"),
        ("can I flicker Serra Angel with Swords to Plowshares?", "no"),
        ("can I remove Serra Angel with Giant Growth?", "no"),
        ("can Serra Angel be bounced by Doom Blade?", "no"),
        ("can I exile Geist of Saint Traft with Swords to Plowshares?", "no"),
        ("can I exile a token with Path to Exile?", "yes"),
        # An ability that might let it be done is not passed over.
        ("I control Teferi, Time Raveler, can I cast Divination on my opponent's turn?", "depends"),
        ("opponent's Teferi, Time Raveler, can I cast Lightning Bolt on his turn?", "no"),
        ("can Sol Ring pay for Serra Angel's white mana?", "no"),
        ("can both mana from Eldrazi Temple pay for Grizzly Bears?", "no"),
        ("can I cast Force of Will by exiling Llanowar Elves?", "no"),
        # Whose Beast it is follows from whose Thragtusk it is; a Food token is no creature.
        ("Thragtusk gets swords to plowshared, beast?", "yes"),
        ("Blood Artist on board, I sac a Food token, drain?", "no"),
        ("Rest in Peace is out, can I flashback Think Twice?", "no"),
        ("harrow with rampaging baloths, how many landfall triggers", "2"),
        ("Walking Ballista with 2 counters, I cast Opt. does it get a counter", "no"),
        # A wall that is only spoken of may lack defender; the face that is named is meant.
        ("axebane guardian with two walls, how much mana can it make", "3"),
        ("can i tap worn powerstone the turn i play it", "no"),
        ("lion's eye diamond: can i crack it with a spell on the stack for the mana", "yes"),
        ("gemstone mine with no counters, can i tap it for mana", "no"),
        ("mana geyser when my opponent has 6 tapped lands", "6"),
        ("valki, god of lies on the battlefield as tibalt, what's its mana value", "7"),
        # What only blocks may be of any size; the spells before the second one are others.
        ("my grizzly bears gets blocked, does it survive", "unknown"),
        ("Garruk's Packleader and Grizzly Bears, card?", "no"),
        ("Smothering Tithe, my draw step, treasure?", "no"),
        ("does heroic trigger twice if a spell targets Elite Skirmisher twice", "no"),
        ("Esper Sentinel, opponent's second noncreature spell this turn, do i draw", "no"),
        ("two yaroks out and i play mulldrifter, how many cards do i draw", "6"),
        ("Notion Thief, I Wheel of Fortune. how many cards do I draw", "14"),
        # What a permanent finds is no mana, and "off" a card is no verb.
        ("can ghost quarter hit a basic forest?", "yes"),
        ("how many cards off Skullclamp if my equipped 1/1 dies?", "2"),
        # Whose opponents may not aim at it is told by the spell, whom it draws by the question.
        ("Vines of Vastwood on his creature: can he target it with his own Giant Growth?", "no"),
        ("I cast Sign in Blood, how many cards do I draw?", "2"),
        ("my prowess guy and the noncreature spell gets countered, how big is he?", "3/3"),
        ("a double striker with trample 3/3 is blocked by my 2/2, how much damage to me?", "4"),
        # Whom a counterspell is for is plain where only one spell was cast before it.
        ("i cast Divination and he casts Counterspell. is it countered", "yes"),
        ("i cast Supreme Verdict and he casts Counterspell. is it countered", "no"),
        ("i cast Divination and he casts Counterspell. does it resolve", "no"),
        ("he casts Cancel on my Gaea's Revenge. does it hit the board", "yes"),
        ("my Shivan Dragon is countered by Counterspell. does it resolve", "no"),
        # "The ring" takes up what was named, and whose an exiled card is is not guessed.
        (
            "his Oblivion Ring has my Serra Angel. i Disenchant the ring. do i get Serra "
            "Angel back",
            "yes",
        ),
        (
            "Serra Angel under his Oblivion Ring, i Disenchant Oblivion Ring. who gets Serra Angel",
            "you",
        ),
        ("he casts Cancel on my Serra Angel. does it enter the battlefield", "no"),
        # What is responded to may fizzle, and what was worn does not die.
        ("i Terminate his Serra Angel, he casts Cloudshift on it in response. fizzle?", "yes"),
        ("i Terminate his Serra Angel, he casts Giant Growth on it in response. fizzle?", "no"),
        ("my Grizzly Bears equipped with Bonesplitter dies. does bonesplitter stay", "yes"),
        # What was said to be there is given up, and no other thing.
        ("Fling with a 4/4 trampler, how much damage?", "4"),
        # What a land makes is what it adds, with all that is added to it.
        ("Mana Reflection out, i tap a Forest. what does it make", "{G}{G}"),
        ("nissa, who shakes the world out and i tap a forest. mana?", "{G}{G}"),
        ("I cast High Tide, then tap an Island. mana?", "{U}{U}"),
        ("I tap a Forest while I control Mana Reflection. what does it make?", "{G}{G}"),
        # What lets a spell be cast for nothing leaves no choice of another cost, or of X.
        ("Omniscience out, can i overload Cyclonic Rift", "no"),
        ("Omniscience out, can i cast Fireball with x=3", "no"),
        # What mana is used for is not whether the ability may be used.
        ("I control Mishra's Workshop and tap it. can i use it for Grizzly Bears", "no"),
        ("i tap Eldrazi Temple for CC. can that mana go to Divination", "no"),
        # What was cast in the opponent's step was there when my turn began.
        (
            "I flash in Llanowar Elves on my opponent's end step, now it's my turn. "
            "can it tap for mana this turn",
            "yes",
        ),
        ("i cast Path to Exile. can i exile Serra Angel", "yes"),
        # The last sentence asks by its mark alone; haste is asked of the creature.
        ("i shock his Hill Giant. that kills it, yes?", "no"),
        ("i bolt his Grizzly Bears. bears dead?", "yes"),
        ("his Silent Arbiter is out and i have two Hill Giants. can they attack", "no"),
        ("i cast Rest for the Weary. life gained?", "4"),
        ("my Hill Giant with Flight on it. has flying?", "yes"),
        ("Painter's Servant naming blue. Grizzly Bears blue?", "yes"),
        ("Concordant Crossroads out and i have a Grizzly Bears. does it have haste", "yes"),
        # When it is asked of is a part of it, and so is whose turn it is and what it is cast on.
        ("can i cast Divination after blocks", "no"),
        ("can i equip Bonesplitter before blocks", "no"),
        ("can i cast Divination in response", "no"),
        (
            "Teferi, Time Raveler on his side, it's his turn. is Giant Growth still legal to cast",
            "no",
        ),
        ("my Inkwell Leviathan. can i cast Giant Growth on it", "no"),
        ("he casts Krosan Grip on my Sol Ring. can i respond", "no"),
        # What is asked to enter with counters enters, though it was said to be there.
        ("Doubling Season with Jace, the Mind Sculptor, how much loyalty does he enter with?", "6"),
        ("Corpsejack Menace with Ghave, how many counters does it come in with?", "10"),
        # Whether it was unearthed, and what was drawn before in the turn, is for the question.
        ("Unearth creature dies — does it go to graveyard?", "unknown"),
        ("Does an unearth creature have haste?", "unknown"),
        (
            "Opponent has Narset, Parter of Veils. I cast Wheel of Fortune, how many cards do I "
            "draw?",
            "unknown",
        ),
        (
            "Opponent has Narset, Parter of Veils. I already drew for my turn and cast Wheel of "
            "Fortune, how many new cards do I see?",
            "0",
        ),
        (
            "I have Narset, Parter of Veils and cast Wheel of Fortune, how many cards does my "
            "opponent draw?",
            "1",
        ),
        # What was evoked has two triggers, and a copy of the commander is none; lands are no mana.
        (
            "I evoke Mulldrifter and my opponent Stifles the etb trigger. Do I draw cards?",
            "no",
        ),
        ("Spark Double copying my commander hits someone. Does it deal commander damage?", "no"),
        ("My commander attacks, then I Fling it at him. Does that count toward the 21?", "unknown"),
        ("Panharmonicon and Wood Elves, do I get two forests?", "unknown"),
        # What is popped is used, and is no card that is called so; forever is not once more.
        ("I pop a Clue, do I draw a card?", "yes"),
        ("I pop a Food, do I gain life?", "yes"),
        ("Does Kitchen Finks persist forever?", "no"),
        (
            "sneak attack in my opponent's end step, do I keep the creature through my next turn?",
            "yes",
        ),
        (
            "I make a Germ with Batterskull and my opponent casts Shatter on Batterskull, do I end "
            "up with a Germ?",
            "unknown",
        ),
        # What was drawn before is not drawn by what is asked about; "it" may be either of two.
        (
            "my opponent controls Spirit of the Labyrinth, i already drew a card this turn "
            "and i cast Opt. do i draw another card",
            "no",
        ),
        ("with Ajani's Pridemate out, my Kitchen Finks enters, does it get a counter?", "yes"),
        ("with Suture Priest on my side, i cast Raise the Alarm, do i gain 1?", "yes"),
        # What is said to be there holds what keeps it alive; who attacks is who says so.
        ("i cast Divination with Psychosis Crawler out, does my opponent lose life?", "yes"),
        (
            "with Shared Animosity out, i attack a planeswalker with Grizzly Bears, "
            "does it trigger?",
            "yes",
        ),
        ("my opponent has Torpor Orb and i cast Mulldrifter. do i get cards", "no"),
        # What counts, or adds to the mana of others, pays for nothing.
        ("does Dryad Arbor count for Gaea's Cradle", "yes"),
        ("does Mirari's Wake work for Dryad Arbor", "yes"),
        ("does Kinnan add one for Sol Ring", "yes"),
        ("Nyxbloom Ancient, two of them, Forest taps for?", "{G}{G}{G}{G}{G}{G}{G}{G}{G}"),
        ("Nyxbloom Ancient and I cast Dark Ritual: nine black?", "no"),
        ("Mana Reflection and Contamination, how much mana does a Swamp make", "{B}{B}"),
        ("Mana Reflection with Treasure, one or two mana", "{W}{W}"),
        ("Extraplanar Lens imprinting Island, how much does an Island make", "{U}{U}"),
        # What is chosen each turn is not chosen as it enters.
        ("Hall of Gemstone naming green, what does my Island make", "{G}"),
        ("can i use a tapped Mox Opal for improvise", "no"),
        # What the other player harms is yours; a face-down spell has neither name nor mana value.
        ("can Disdainful Stroke counter a face-down morph spell?", "no"),
        ("is History of Benalia sacrificed before chapter III resolves?", "no"),
        (
            "my opponent disenchants The Eldest Reborn with chapter 1 on the stack, "
            "do they still sacrifice a creature?",
            "yes",
        ),
        ("i manifested Counterspell. can i turn it face up", "no"),
        # "Another" leaves out the source itself; a card of many mana is face down a 2/2 for none.
        ("can Felidar Guardian blink itself?", "no"),
        ("do face-down creatures have mana value 0", "yes"),
        # What comes back may be cast at one's own; a bestowed Aura outlives its creature.
        ("cloudshift on evoked Aethersnipe: does it stay?", "yes"),
        ("bestowed Boon Satyr, creature gets killed. does Boon Satyr die too?", "no"),
        # A land that is no creature any more wears nothing; what is said to be there is counted.
        ("Umezawa's Jitte on Mutavault, does it come off when the turn ends?", "yes"),
        ("skullclamp equipped to a 1/1 token, how many cards do i draw?", "2"),
        ("opponent cycles a creature, do i get a zombie from Waste Not?", "yes"),
        ("Kitchen Finks already persisted once, dies again. come back?", "no"),
        ("History of Benalia and Doubling Season, how many lore counters does it enter with?", "2"),
        # "That gets killed" goes on about what stands right before it.
        ("5/5 trampler blocked by a 2/2 that gets killed, how much does the player take?", "5"),
        ("Fireball with X=3 at a 2/2 that gets sacrificed, does it fizzle?", "yes"),
        # Another of a name that the other player has is mine alone.
        (
            "my opponent has Isamaru, Hound of Konda and i cast my own. does one die?",
            "no",
        ),
        ("does Fog stop Lightning Bolt?", "no"),
        ("does Selfless Spirit save my creatures from Anger of the Gods", "yes"),
        ("Can I activate Prodigal Pyromancer in my untap step?", "no"),
        ("Can Grizzly Bears attack during my end step?", "unknown"),
        ("Can Grizzly Bears attack on my turn?", "yes"),
        # Nor may anybody activate mana abilities then: nothing asks for mana (605.3a).
        ("Can I activate Llanowar Elves in my untap step?", "no"),
        ("Can I crew Smuggler's Copter in my untap step?", "no"),
        ("Bitterblossom token dies, does Grave Pact trigger?", "yes"),
        ("Leyline of Punishment out, does Fog work?", "no"),
        ("Helm of the Host token attacks, does it have haste?", "yes"),
        ("Stuffy Doll and Blasphemous Act, how much to the opponent?", "13"),
        ("Nyxathid and my opponent has 3 cards in hand, how big", "4/4"),
        ("Goblin Piledriver with two other goblins attacking, power?", "5"),
        ("Swords to Plowshares on a token, do they gain life?", "yes"),
        ("Torbran and Pyroclasm, does a 4/4 die?", "yes"),
        ("can I discard three cards to Faithless Looting", "no"),
        ("opponent controls more lands and i have Land Tax. upkeep trigger?", "yes"),
        # What is only named beside it may be used; a permanent that is any is no one permanent.
        ("Pentad Prism with 2 counters and Vampire Hexmage, how many counters left?", "0"),
        ("Phyrexian Negator blocked by a 1/1, do I sacrifice one permanent?", "yes"),
        ("Engineered Explosives on 2, does Grizzly Bears survive?", "no"),
        ("Jhoira and Rings of Brighthearth cast, card?", "yes"),
        ("Gideon Jura at 6 loyalty gets attacked by a 6/6. is it still there?", "no"),
        ("Lure on my guy but his creature has Pacifism, does it have to block?", "no"),
        # What is said in few words is still asked of all that it may be.
        ("min cost of Treasure Cruise", "{U}"),
        ("Does a creature going to exile instead turn on morbid?", "no"),
        (
            "I attack with Grizzly Bears. My opponent blocks with Hill Giant. Is morbid on?",
            "yes",
        ),
        ("can anything block Cloud Elemental", "yes"),
        ("can I cast Stifle with a trigger on the stack", "yes"),
        ("can I cast Counterspell with a trigger on the stack", "no"),
        ("I tutored Sol Ring with Demonic Tutor. can I tap it for mana?", "unknown"),
        ("my opponent casts Counterspell. does it stop my Lightning Bolt?", "yes"),
        (
            "my opponent controls Chalice of the Void with 1 counter. does it stop my Lightning "
            "Bolt?",
            "yes",
        ),
        (
            "I control Blood Artist. I sacrifice Grizzly Bears to Viscera Seer. life lost?",
            "1",
        ),
        ("can I sacrifice Llanowar Elves for mana", "no"),
        ("I control Sol Ring. can I sacrifice it for mana?", "no"),
        ("opponent taps Wasteland, can I crack Polluted Delta in response?", "unknown"),
        ("what is in my mana pool", "unknown"),
        # Mana is put into what a permanent does; what I use is not what I do harm to.
        ("can I put Rosheen Meanderer's mana into Helix Pinnacle?", "yes"),
        ("can I dump Geosurge mana into Helix Pinnacle?", "no"),
        ("krosan grip is on the stack. can I crack a treasure?", "yes"),
        # What is paid for a spell is what it costs: flashback is no other alternative cost.
        ("with jodah out can I flash back lingering souls for WUBRG", "no"),
        ("can I flash back lingering souls for 1B", "yes"),
        # What is said of the first cast is how often it was cast; from the hand there is no tax.
        ("my commander got countered the first time, do i pay the commander tax?", "yes"),
        ("my commander got bounced to hand, do i pay the commander tax", "no"),
        ("my commander died the second time, how much is the tax?", "{4}"),
        ("do I pay commander tax on Derevi's ability", "no"),
        # What lets {0} be paid lets a spell be cast for nothing.
        ("can I cast gravecrawler for free with rooftop storm out", "yes"),
        ("with as foretold at 3 counters can i cast grizzly bears for free", "yes"),
        # It is what was given flashback, and not what gives it.
        ("snapcaster gives divination flashback, what does it cost", "{2}{U}"),
        ("recoup on Divination, what's its flashback cost", "{2}{U}"),
        # Another player neither acts while a spell is being cast nor pays for it.
        ("can my opponent tap my llanowar for mana and sacrifice it to natural order", "no"),
        ("they mana leak my spell, can my opponent pay with lotus petal", "no"),
        ("while I'm casting infernal tutor can my opponent crack LED", "no"),
        ("while my opponent is casting a spell can I crack lotus petal", "no"),
        ("while my opponent casts a spell, can I bolt him", "unknown"),
        ("does chalice on 1 stop flashback on faithless looting", "yes"),
        # What only says what is paid in life asks whether it may be.
        ("Angel of Jubilation is out, dismember for 1 and 4 life?", "no"),
        # Crewing is no payment of mana.
        ("crew Smuggler's Copter with a Llanowar I just cast", "yes"),
        # What is cast is not what is used meanwhile, nor cast at it.
        ("brainstorm in hand, can I crack polluted delta while I cast it", "no"),
        ("force of will in hand, can I brainstorm while casting it?", "no"),
        # An ability waits on the stack only once what makes it trigger has happened.
        ("can Stifle target Soul Warden's trigger?", "yes"),
        # Mana for commanders only pays for what is one; nothing pays for itself.
        ("can jeweled lotus mana cast Atraxa, Praetors' Voice", "depends"),
        ("can jeweled lotus mana cast my commander Atraxa, Praetors' Voice", "yes"),
        ("Atraxa, Praetors' Voice is my commander. can jeweled lotus mana pay for it", "yes"),
        # "Any other target" is another one; a keyword before a name says how it is cast.
        ("can I cast Arc Trail with only one creature in play", "yes"),
        ("flashback Faithless Looting countered, is it in exile?", "yes"),
        ("if I cast a spell with flashback and it gets Remanded does it go to my hand", "unknown"),
        ("Can Obsessive Stitcher's sac ability reanimate the Stitcher itself?", "no"),
        ("does Chalice of the Void on 3 stop my commander", "unknown"),
        ("street wraith on top with Future Sight, can I cycle it from there?", "no"),
        ("Street Wraith on top of my library, can I cycle it", "no"),
        ("opponent has no creatures. can I cast Murder", "unknown"),
        # What a thing gives is what is asked about, and "the Giant" the card that was named.
        ("snapcaster mage giving ancestral vision flashback - does that work?", "no"),
        ("snapcaster mage giving lightning bolt flashback - does that work?", "yes"),
        ("snapcaster mage targeting grizzly bears - does that work?", "no"),
        ("my Stomp got countered, can i still cast the giant afterwards", "no"),
        ("my Stomp resolved, can i cast the giant afterwards", "yes"),
        # What becomes a land again carries no Equipment; a turn that ends is over.
        (
            "Sword of War and Peace on mutavault, does it stay attached once the Vault is just a "
            "land again?",
            "no",
        ),
        ("Rancor on Mutavault, does Rancor stay when the turn ends?", "no"),
        # One cost is paid, and so much mana is not what another cost asks for.
        ("Fist of Suns out, can I cast Emrakul, the Aeons Torn for WUBRG", "yes"),
        ("can I pay {2}{W} for flashback on lingering souls", "no"),
        ("can i pay solitude's evoke cost with mystic snake", "no"),
        ("can mystic snake be exiled to evoke solitude", "no"),
        ("can i cast snuff out with no swamp", "no"),
        # The tokens are those that are made; what is phased out is kept.
        (
            "Teferi's Protection in response to overloaded Cyclonic Rift, do I keep my permanents",
            "yes",
        ),
        # Whose a thing with hexproof is was not said; what others have is no part of one's own.
        ("can I Vindicate a land with hexproof", "no"),
        ("can I Naturalize an artifact with hexproof", "no"),
        ("does yasharn stop me from cracking fetches", "yes"),
        ("Zulaport Cutthroat dies with two others, how many triggers", "3"),
        ("grafdigger's cage, can i green sun's zenith for a creature", "no"),
        ("Virtue of Strength out, is my Gaea's Cradle tripled?", "no"),
        ("Wall of Omens blocks a trampler, how much tramples over a 5/5", "1"),
        ("can I put Snapcaster in with Aether Vial and flash back a spell", "yes"),
        ("Dress Down and Tarmogoyf, how big is goyf", "0/1"),
        # How much mana there is, or is made by what is given up, is no cost.
        ("Doubling Cube with 3 green and 2 red floating, how much total mana", "4"),
        ("Priest of Forgotten Gods sacrificing two creatures, how much mana", "2"),
        ("Phyrexian Tower sacrificing a creature, how much mana?", "2"),
        # What a thing does is no ability that is only spoken of; what counts nothing told is open.
        ("Savage Ventmaw attacks, is the mana still there in my second main phase?", "yes"),
        ("can Gaea's Cradle tap for green", "unknown"),
        # What an effect taps isn't tapped for mana.
        ("Rishadan Port tapping my land with Overgrowth. does Overgrowth trigger", "no"),
        # Commander ninjutsu casts nothing; the tax counts for what is spent on a cast.
        ("yuriko with commander ninjutsu for the third time, do i owe tax?", "no"),
        ("I cast prossh a second time from the command zone. how many kobolds", "8"),
        ("my commander is in my hand, do i pay tax?", "no"),
        # A filter land alone filters nothing; what stands against a spell is not how large it is.
        ("graven cairns alone, can it make BB", "no"),
        ("graven cairns and a swamp, can i make RR", "yes"),
        ("never cast my commander yet, what's the tax", "{0}"),
        ("can i cast lotus petal for free under thalia", "no"),
        ("chalice at 1 vs my delver of secrets", "outcome"),
        ("can i cast another spell after eidolon of rhetoric resolves this turn", "no"),
        # Of which kind a spell is was not said.
        ("thalia out, do i pay extra for a convoke spell", "unknown"),
        # What is said to befall a thing befalls it; counters of two kinds go in pairs.
        ("Emrakul, the Aeons Torn gets exiled by Mindbreak Trap, do I get the extra turn", "yes"),
        ("my Kitchen Finks with a +1/+1 counter and a -1/-1 counter dies, does it persist", "yes"),
        # Nothing is asked where cards are only named, and mana is made, not paid.
        ("Nyxbloom Ancient and Sol Ring", "6"),
        ("Everflowing Chalice kicked twice, mana", "{C}{C}"),
        ("Astral Cornucopia for X=2, how much mana", "2"),
        ("Wild Growth on a Forest with Mana Reflection", "unknown"),
        ("do I get mana from Ashnod's Altar before blockers", "yes"),
        # A spell that is only named is not on the battlefield, and the second is not the first.
        ("Monastery Mentor and creature spell, token?", "no"),
        ("Esper Sentinel, opponent casts a second noncreature spell, draw?", "no"),
        ("Monastery Mentor and I cast Mox, token?", "yes"),
        ("Exploration and Azusa, total lands per turn", "4"),
        # What is flashed back is exiled; what counters is not what is countered.
        ("Remand a flashback spell, does it go to hand", "no"),
        ("Gaea's Revenge vs Force of Will, can they counter", "no"),
        ("Banefire X=5 counterable?", "no"),
        ("Silence cast on opponent's upkeep, can they play lands", "yes"),
        ("buyback spell fizzles, back to hand?", "no"),
        # What is activated is activated by whoever was said to control it.
        ("Pacifism on their Prodigal Sorcerer, can its damage ability be activated?", "yes"),
        ("my opponent controls Sol Ring, can it be activated", "yes"),
        # Which mana it is for is part of what is asked, and so is why it should be safe.
        ("can I exile Elvish Spirit Guide for red", "no"),
        ("can I exile Simian Spirit Guide from hand for {G}", "no"),
        ("can Simian Spirit Guide make red mana", "yes"),
        ("can I sacrifice an artifact to Krark-Clan Ironworks for red", "no"),
        ("can I crack Lotus Petal for colorless", "no"),
        ("is my Grizzly Bears safe from Doom Blade because of Swiftfoot Boots", "unknown"),
        ("infect 3/3 blocked by 4/4, what size is 4/4 after", "1/1"),
        ("can Fatal Push kill a manland", "unknown"),
        # What something is done with is not only there, and an Aura is no spell to pay for.
        (
            "the creature I reanimated with Whip of Erebos gets bounced, does it go to hand",
            "no",
        ),
        ("Prison Term on Llanowar Elves mana?", "unknown"),
        # How an ability is paid for is no tap for mana of which that is asked.
        ("I tap my Forest with Icy Manipulator and Manabarbs is out. do I take damage", "no"),
        # Which ability is stopped was said, and when something is done.
        ("does Rest in Peace stop Kitchen Finks persist", "yes"),
        ("does Grafdigger's Cage stop Animate Dead", "yes"),
        ("does Hushbringer stop Grave Titan attack trigger", "no"),
        ("does Fog stop Goblin Guide's trigger", "no"),
        ("does Grizzly Bears die to Shock if I cast Giant Growth after it resolves", "yes"),
        # So much mana of a thing is that of the ability that makes so much.
        ("can Castle Garenbrig's 6 mana pay for Genesis Wave?", "no"),
        ("can I dump Castle Garenbrig's six mana into Genesis Wave", "no"),
        ("can rosheen meanderer's 4 mana go into helix pinnacle?", "yes"),
        # What a kind has by itself is taken away, too; what lies in no graveyard went nowhere.
        ("Colossus Hammer on a flyer, can it be blocked by ground creatures", "yes"),
        ("Darksteel Mutation on a creature with flying, does it still have flying", "no"),
        ("my Leyline of the Void, do my own creatures go to graveyard", "yes"),
        ("Painter's Servant naming blue, is the Servant blue", "yes"),
        ("Doubling Cube with 3 green floating, how much after", "unknown"),
        # A name that several cards share is none of them alone.
        # What is described only is not the token that a spell makes of it.
        (
            "rite of replication on a 2/2 with three +1/+1 counters, do the tokens have counters?",
            "no",
        ),
        ("my 4/4 gets double blocked by 2/2s, does it survive?", "no"),
        # What is animated is meant by "it", and not what is only there with it.
        ("I animate Mutavault with Lord of Atlantis out, how big is it?", "3/3"),
        ("Faerie Conclave animated with Scion of Oona out, how big?", "3/2"),
        # Who or what is attacked is looked at: one may be attacked where the other may not.
        ("form of the dragon: can my opponent's 2/2 attack my planeswalker?", "yes"),
        ("form of the dragon: can my opponent's 2/2 attack me?", "no"),
        # What is dealt as commander damage is dealt by a creature.
        ("imprisoned in the moon on my commander, does it still deal commander damage", "no"),
        ("he bolts me on his turn, does luminarch ascension trigger?", "no"),
        # A creature enters as it would be on the battlefield (CR 614.12).
        ("humility out, I cast Clone, does it copy Grizzly Bears?", "no"),
        # That players may respond says not that a response does what is meant by it.
        ("they activate Mother of Runes, can I kill it in response to stop the ability?", "no"),
        # What is given up for a spell is not what that targets.
        ("can I Diabolic Edict a creature with hexproof?", "yes"),
        # What is searched for may be no land, and what enters with counters had none before.
        ("they Disenchant my Urza's Saga with chapter 3 on the stack. do I still search?", "yes"),
        ("does Fathom Mage trigger when it enters with a +1/+1 counter?", "yes"),
        # What madness or a miracle lets be cast is cast as that resolves.
        ("Can I cast a madness sorcery on my opponent's turn?", "yes"),
        ("Can I cast a sorcery with madness at instant speed?", "yes"),
        ("Can I cast a miracle sorcery on my opponent's turn?", "yes"),
        # How often, for what, whose and how many were passed over.
        ("Sol Ring and Voltaic Key, can I tap Sol Ring twice this turn?", "yes"),
        ("can Cavern of Souls naming Goblin make red for an Elf", "no"),
        ("do I get two Solemn triggers with Panharmonicon when Solemn Simulacrum dies", "no"),
        ("can I tap Sol Ring for mana during my opponent's untap step", "no"),
        ("do I sacrifice my opponent's Phantasmal Bear if I target it with Giant Growth", "no"),
        ("scepter imprinting Fling, do I have to sac two creatures", "no"),
        ("village rites from vadrok, do I need to sac two creatures", "no"),
        ("does my opponent's Forest give me mana", "no"),
        ("does Paradise Mantle let a bear tap for mana without the ability?", "no"),
        ("does Linvala, Keeper of Silence stop my own Llanowar Elves", "no"),
        ("does Karn, the Great Creator stop my own Sol Ring", "no"),
        ("does Drannith Magistrate stop my own commander", "no"),
        ("can I cast one spell on my turn and one on my opponent's turn under Rule of Law", "yes"),
        (
            "does Ajani's Pridemate trigger twice if I gain life from two lifelinkers attacking",
            "yes",
        ),
        # An ability that a spell is said to be cast at is no other spell.
        ("If I Negate Aether Vial's activation does it work?", "no"),
        # What does not resolve for want of targets is not countered, and does nothing either.
        ("they cast Vines of Vastwood in response to my Murder, does Murder get countered?", "yes"),
        # What is called in the same words as before is the same spell.
        (
            "I cast Cancel on their spell, they cast Negate on my Cancel, I cast Negate on "
            "their Negate, does their spell resolve?",
            "no",
        ),
        # In whose draw step, where it is each player's: that of the one it is asked about.
        ("do I draw from my opponent's Howling Mine", "yes"),
        ("how many cards do I draw on my turn with opponent's tapped Howling Mine", "1"),
        ("does my opponent draw from my Howling Mine", "yes"),
        # What becomes of it is meant, and not what it costs.
        ("Nature's Revolt then Earthquake X=2", "unknown"),
        ("Grizzly Bears, Earthquake X=2", "unknown"),
        ("what is the mana value of Gearhulk", "unknown"),
        ("what is the mana value of Inspector", "unknown"),
        # "It" that "it" kills is what it met, and not itself.
        ("My 2/2 blocks a 5/5, does it kill it?", "no"),
        # A spell that somebody only has is not cast, and not passed over either.
        ("They Fogged but I have Skullcrack, does the damage go through?", "unknown"),
        ("I have Swords to Plowshares, he attacks with a 5/5, do I take damage?", "unknown"),
        # A Curse is on the player whose creature it is asked about.
        ("Does Curse of Death's Hold kill Llanowar Elves?", "yes"),
        # What needs to be paid for, or used, does not protect by being there.
        ("does Propaganda save me from a 5/5?", "unknown"),
        ("does Spike Weaver protect me from a 5/5?", "unknown"),
        # A cost that is asked of two cards is none of one of them.
        ("Urza's Incubator: cost of Blazing Archon and of Progenitus?", "unknown"),
        # When something is done is said right behind it; a turn that is said then comes later.
        (
            "I blink my Bloom Tender at my end step. "
            "Can it tap for mana during my opponent's turn?",
            "no",
        ),
        ("I flicker Llanowar Elves in my upkeep, can I tap it for mana in my main phase", "no"),
        ("I kill Goblin Guide at my end step. Does my opponent draw?", "no"),
        # What is done in response to an effect is done before it.
        ("opponent destroys my Sol Ring, can I tap it for mana in response?", "yes"),
        ("they bounce my Walking Ballista, can I activate it in response", "yes"),
        ("they destroy my Llanowar Elves, can I cast Divination in response", "no"),
        (
            "opponent destroys my Grizzly Bears, I cast Heroic Intervention in response, does it "
            "die?",
            "no",
        ),
        # A word that says what is done is no name of a card.
        ("I blink my Bloom Tender. Can it tap for mana?", "no"),
        # Another face of a card is not its front.
        ("I have Unclaimed Territory on Faerie. Can the coloured mana pay for Petty Theft?", "no"),
        # "It" among the spells of both players; a spell that is cast is what is aimed.
        (
            "They Murder my commander in response to me casting Fierce Guardianship. Is it still "
            "free?",
            "yes",
        ),
        ("I cast Cyclonic Rift, can I target my own creature?", "no"),
        ("I cast Murder, can I target my own creature?", "yes"),
        # A spell that may be cast may come to nothing; not every keyword protects.
        ("Does Grafdigger's Cage stop Chord of Calling?", "yes"),
        ("Does Leyline of Sanctity stop Thoughtseize?", "yes"),
        ("Does trample work with Fog?", "no"),
        # Whether it may stay at home is asked, and not whether it must attack.
        ("Can I just not attack with Juggernaut?", "no"),
        # All of the damage is asked about, and not some of it.
        (
            "My 5/5 trampler is blocked by a 2/2. Does it deal full damage to the player?",
            "no",
        ),
        ("my 5/5 trampler is blocked by a 2/2. Does all 5 go to face?", "no"),
        # "He" is a player, and no creature of the one whom he attacks.
        (
            "I control Questing Beast. He attacks me with a 3/3 and I Fog. "
            "Is the damage prevented?",
            "yes",
        ),
        # "It" has trample or not: an enchantment that is no creature is not meant.
        ("My Grizzly Bears has Rancor and Humility is out, does it have trample?", "depends"),
        # What saves a player only with a creature there does not show that it does not.
        ("does Worship save me from a 30/30?", "unknown"),
        # No counter is no counter: there is nothing to proliferate.
        ("my opponent is at 0 poison, I proliferate, do they get a poison counter?", "no"),
        # The article is no part of a rebalanced card's name.
        ("Can I Negate a Teferi, Time Raveler?", "yes"),
        # What exiles a card from a library lets it be cast, or not, by the face that is named.
        ("Ragavan exiles Valakut Awakening. Can I play Valakut Stoneforge?", "no"),
        ("Ragavan exiles Counterspell. Can I cast it on my opponent's turn?", "no"),
        ("I attack with Ragavan and it gets through, exiling Mountain. Can I play it?", "no"),
        # Where the other part of an adventurer card is by then rests on what became of the first.
        ("I cast Petty Theft and it resolves. Can I cast Brazen Borrower from exile?", "yes"),
        ("I cast Bonecrusher Giant. It dies. Can I cast Stomp?", "no"),
        ("I remand Petty Theft. Can they cast Brazen Borrower?", "yes"),
        # What lets a land be played from a graveyard is not in the graveyard itself.
        (
            "I have Crucible of Worlds and Valakut Awakening in my graveyard. "
            "Can I play it as a land?",
            "yes",
        ),
        # That it fizzles is said, and not asked.
        ("I cast Stomp and it fizzles. Can I cast Bonecrusher Giant?", "no"),
        # How many there are of a list of names is said of none of them.
        (
            "Two planeswalkers Jace Beleren and Jace, the Mind Sculptor on my side. Do I lose one?",
            "no",
        ),
        ("Two creatures Grizzly Bears and Llanowar Elves attack. How much damage?", "3"),
        # A legend named behind "my commander" may be that one; what phases out stays attached.
        (
            "My commander was cast twice from the command zone, what does Isamaru cost next?",
            "{4}{W}",
        ),
        ("Grizzly Bears with Pacifism on it phases out. Does Pacifism fall off?", "no"),
        # What goes back to a hand comes back, too; an Aura that falls off is not copied.
        ("Rancor's creature dies, does Rancor come back?", "yes"),
        ("Copy Enchantment copying an Aura?", "yes"),
        # What is found comes from the library; the tax is a generic part of a cost.
        ("GSZ for 0 into Dryad Arbor, can I tap the Arbor for green right away?", "no"),
        ("Can Jegantha's mana go towards commander tax?", "no"),
        ("Can Powerstone mana pay the commander tax?", "no"),
        # How large it is rests on what is in the graveyards.
        ("I Bolt their Tarmogoyf, does it die?", "unknown"),
        ("does Lightning Bolt kill Tarmogoyf?", "unknown"),
        # What is brought back in this turn is new; what changes costs stops no keyword.
        ("Can I tap Llanowar Elves for mana the turn I Reanimate it?", "no"),
        ("Does Trinisphere affect flashback costs?", "yes"),
        # Who answers is not who taps.
        ("Can my opponent respond by bolting Llanowar Elves when I tap it for mana?", "no"),
        # The mana floats, and is what is lost.
        ("Upwelling leaves while I have 5 blue floating. Do I lose it right away?", "no"),
        ("Leyline Tyrant dies with 4 red mana floating, do I lose it?", "unknown"),
        # It only adds to the mana of others, and pays for nothing itself.
        ("Does Kinnan work with Phyrexian Altar?", "no"),
        ("Does Marwyn count herself?", "unknown"),
        # The land that players call so is a Swamp, and the one of that very name is not.
        ("Do I get extra from Crypt Ghast if I tap Urborg for black?", "yes"),
        # It was not said that the mana is spent on it.
        ("Hall of the Bandit Lord mana: does creature get haste", "yes"),
        ("Can Steam Vents only tap for red", "no"),
        ("Magus of the Moon and Urborg, what does my Ancient Tomb tap for?", "{R}"),
        # It is sacrificed as a cost, before anybody can respond.
        (
            "he casts Natural Order, can I Lightning Bolt the creature in response before it is "
            "sacrificed?",
            "no",
        ),
        (
            "they cast Natural Order. Can I Swords their Llanowar Elves before it is sacrificed?",
            "no",
        ),
        ("They Sneak Attack in Griselbrand. Can I Swords it before it's sacrificed?", "yes"),
        # Its mana ability asks for more artifacts.
        ("can I tap Mox Opal for mana and then sacrifice it to Deadly Dispute?", "yes"),
        ("can I ephemerate my evoked elemental before the sacrifice", "yes"),
        # The spell is cast with that mana.
        ("I cast Firebolt with flashback using Pyromancer's Goggles mana, is it copied?", "yes"),
        # The mana is that of the spell, and not of what is sacrificed to it.
        ("If I sacrifice Blood Pet to Culling the Weak, do I get the mana?", "yes"),
        # Another creature type was chosen.
        ("Unclaimed Territory naming Goblin, green mana for Llanowar Elves?", "no"),
        ("Can Cavern of Souls naming Goblin's colored mana pay for Llanowar Elves?", "no"),
        ("Omen Hawker mana for untapping Grim Monolith, ok?", "yes"),
        # Nothing is paid for: it is told how often the mana is there.
        ("Is sacrificing creatures to Ashnod's Altar a mana ability, or can they respond?", "yes"),
        # "It", of which no mana was spent, is the spell that is aimed at.
        ("I cast Memnite, they Nix it. Is it countered?", "yes"),
        ("I cast a pitched Force of Will, they Nix it. Is it countered?", "yes"),
        ("I cast Lightning Bolt, they Nix it. Is it countered?", "no"),
        # Two numbers alone may be of something else than a cost that nothing changes.
        ("Lightning Bolt with Torbran and Thalia, 2 or 5?", "unknown"),
        ("Is Tarmogoyf 2 or 3?", "unknown"),
        ("Sol Ring, 1 or 2?", "unknown"),
        # Omniscience lets nothing be cast from the command zone; what is reanimated is not cast.
        ("Omniscience: I cast my commander from the command zone, do I pay the tax?", "no"),
        ("do I pay the commander tax if my commander was reanimated?", "no"),
        # What is tapped by another player's thing is not that player's.
        ("City of Brass gets tapped by opponent's Rishadan Port, do I take 1?", "yes"),
        ("City of Brass gets tapped by my Rishadan Port, does my opponent take damage?", "yes"),
        ("does City of Brass hurt me if it gets tapped by opponent's Icy Manipulator", "yes"),
        # What lets cards be cast does not only fail to forbid them.
        ("can Goblin Dark-Dwellers cast Dusk?", "no"),
        ("can Torrential Gearhulk cast Fire // Ice?", "no"),
        # It is a creature card wherever it is looked for.
        ("can Green Sun's Zenith find Grist, the Hunger Tide?", "yes"),
        # What is sacrificed is the cost; what is asked in total is all of it.
        ("how much mana does Burnt Offering make if I sacrifice Griselbrand?", "8"),
        ("Alpine Moon naming Ancient Tomb. what can Ancient Tomb make?", "{W}{U}{B}{R}{G}"),
        ("Sol Ring and Ancient Tomb, how much mana in total?", "{C}{C}{C}{C}"),
        ("I put Dryad Arbor onto the battlefield with Green Sun's Zenith, can it tap?", "no"),
        # what it is cast with gives leave to cast it, and is no permanent beside it
        ("Can I overload a spell cast with Snapcaster Mage?", "no"),
        # one of the two is the card drawn each turn
        ("How many cards do I draw from Howling Mine?", "1"),
        # asked of the card in exile, where it has no haste, and meant of what is cast
        ("Does a suspended creature have haste?", "yes"),
        # It died before, and came back with a counter: no commander was cast so often.
        ("Geralf's Messenger dies for the second time, does it come back?", "no"),
        ("Strangleroot Geist dies again, does it return?", "no"),
        # Where "does" asks, what it asks is not that it fizzles.
        ("Does Ephemerate rebound if it fizzles?", "no"),
        ("Does Cloudshift exile if it fizzles?", "no"),
        # It is asked of the last thing named, and of what is done, not whether it can be.
        ("Pia Nalaar under Imprisoned in the Moon, thopters still fly?", "yes"),
        ("Ensoul Artifact on Darksteel Citadel and it gets Disenchanted?", "outcome"),
        # What is bestowed is no creature, and what is said behind two targets is of the last.
        ("Boon Satyr is bestowed on my bear and the bear dies. Does the Satyr die?", "no"),
        ("Boon Satyr bestowed on a guy and Wrath of God, is the Satyr still there?", "yes"),
        ("Boon Satyr bestowed on my bear. the enchanted creature gets murdered. creature?", "yes"),
        ("Boon Satyr bestowed on a guy that got Bolted, is the Satyr a creature?", "yes"),
        # A chapter is one of those that were reached, and not any that triggers.
        ("does chapter two of History of Benalia trigger when I cast it?", "no"),
        ("I cast The Eldest Reborn with Doubling Season out, does chapter III trigger?", "no"),
        # The turns for which it waits are no draws of it; what waits in exile has no haste yet.
        ("I suspended Ancestral Vision and the last counter is removed, do I draw 3?", "yes"),
        ("Does a suspended Greater Gargadon have haste?", "yes"),
        # The one that is spoken of is what fizzled, and who gets it is its controller.
        ("My Terminate fizzled, does it go to exile?", "no"),
        ("does my opponent's Doomed Traveler give me a spirit when it dies?", "no"),
        # the land is played and 2 life paid for it (614.12): nothing casts Shock
        ("Can I shock in a Steam Vents at 2 life?", "yes"),
        ("Can I shock Steam Vents in at 1 life?", "no"),
        ("Can I shock in Watery Grave with Platinum Emperion out?", "no"),
        ("Can I shock in a land at 2 life?", "yes"),
        # it may be activated, and no mana comes of it (106.7)
        ("Does Fellwar Stone work if my opponent has only fetchlands?", "no"),
        ("Does Fellwar Stone work if my opponent has a Forest?", "yes"),
        # What somebody casts is on the stack as it is asked what can be done.
        ("They Thoughtseize me, can I cast Brainstorm?", "yes"),
        ("He activates Relic of Progenitus's second ability, can I flash back Think Twice?", "yes"),
        ("They cast Teferi, Time Raveler, can I cast Brainstorm on their turn?", "no"),
        # An overloaded spell has no targets; control for a turn ends with it.
        ("overloaded Damn against ward creatures, does ward trigger?", "no"),
        ("I Act of Treason his Grizzly Bears. Does he get it back at end of turn?", "yes"),
        ("I Control Magic his Grizzly Bears. Does he get it back at end of turn?", "no"),
        # What triggered has something to be aimed at; what is paid may be ward's.
        ("They bolt Snapcaster Mage in response to its trigger. does it still resolve?", "yes"),
        ("Electrolyze on two creatures with ward 2, how much do I have to pay?", "unknown"),
        # What resolved is not countered; what is aimed at a player and a thing is so at both.
        ("They resolved Sol Ring, can I Counterspell it?", "unknown"),
        ("They cast Sudden Shock on my Viscera Seer, can I sac it?", "no"),
        ("Forked Bolt on my opponent and his 1/1. Does the 1/1 die?", "yes"),
        ("Electrolyze on my opponent and his Grizzly Bears. How much damage does he take?", "1"),
        # "from a graveyard" is said of the card that is aimed at, whoever's that is.
        ("Can I Reanimate a creature from my opponent's graveyard?", "yes"),
        ("Can I Regrowth a card from my opponent's graveyard?", "no"),
        ("Can Raise Dead take a creature out of my opponent's graveyard?", "no"),
        ("Can Regrowth get a card from my opponent's graveyard?", "no"),
        ("can Swan Song counter Chalice of the Void on one?", "no"),
        # What befalls it is what is asked, and the second name is not part of the first.
        ("Chalice of the Void on 1, Stomp gets countered?", "no"),
        ("Meddling Mage on Bonecrusher Giant, Stomp still castable?", "yes"),
        # A card is taken from the hand of the player at whom that is aimed, or found by cascade.
        ("Thoughtseize on Walking Ballista, legal?", "yes"),
        ("Cascade from Shardless Agent into Fire // Ice possible?", "no"),
        ("Naga Vitalist with only a Treasure Vault land, what does it make?", "{C}"),
        # A token that is created in this turn is new (CR 302.6), and so is what is brought back.
        ("I create a Soldier token, can it attack?", "no"),
        ("I make a token copy of Llanowar Elves. Can I tap it for mana?", "no"),
        ("I create a Goblin token with haste, can it attack?", "yes"),
        ("I populate, getting a Llanowar Elves token. can I tap it?", "no"),
        ("Animate Dead on Llanowar Elves, G right away?", "no"),
        ("Phyrexian Metamorph copying Llanowar Elves, tap it right away?", "no"),
        # The mana ability of what was just cast taps others, too.
        ("just cast Urza, Lord High Artificer: can I tap my Sol Ring for blue?", "yes"),
        ("with Urborg out does Cabal Coffers count Bojuka Bog?", "yes"),
        ("I copy Dark Ritual with Twincast, how much black in total?", "{B}{B}{B}{B}{B}{B}"),
        ("can Mox Opal tap for mana the turn it comes in?", "depends"),
        ("I cast Dark Ritual with Mana Reflection out, how much?", "{B}{B}{B}"),
        ("my only basic land is Snow-Covered Island. what color can Star Compass make?", "{U}"),
        # A name may be what somebody does; another spell was cast with that mana.
        ("They Strip Mine my Gaea's Cradle, can I tap it for mana?", "yes"),
        ("Can I Counterspell a spell that was cast with Cavern of Souls?", "unknown"),
        ("They Path my Birds of Paradise. Can I tap Birds for mana?", "yes"),
        ("They have Leyline of Sanctity, does my Sheoldred's Edict work?", "yes"),
        # The player has more life than a game begins with: all of it is dealt.
        (
            "Repercussion, I cast Star of Extinction, he has 3 creatures. How much does he take?",
            "60",
        ),
        # What stands alone was a verb, or asks: nothing else is cast.
        (
            "I play Dark Depths under Blood Moon and they Wear the Moon away. 20/20 right then?",
            "unknown",
        ),
        ("Rest in Peace is out and my Blood Artist and a bear die. Drain?", "unknown"),
        ("Oko elks my Primeval Titan, still with trample?", "no"),
        # The keyword works in the graveyard, and the second spell is not the first.
        ("Yixlid Jailer in play, does my Stinkweed Imp keep dredge?", "no"),
        (
            "Esper Sentinel came in after his first noncreature spell. Does his second trigger it?",
            "no",
        ),
        (
            "I draw seven off Wheel of Fortune, how many Sheoldred, the Apocalypse triggers?",
            "unknown",
        ),
        # What is pinged dies, and not what pings.
        ("Basilisk Collar on Prodigal Sorcerer, I ping a 6/6. Does it die?", "yes"),
        # What was spoken of last is meant, and not a card named before it.
        ("Elesh Norn, Grand Cenobite out and opponent makes two 1/1 tokens, alive?", "no"),
        ("Serra Angel and my 5/5 under Humility, how big?", "1/1"),
        ("I take 5 from a Lava Axe at 20 life, lose?", "no"),
        # Who helps one of two that fight helps their own.
        ("I attack with a 2/2, they block with a 3/3, I Giant Growth it. Does my 2/2 die?", "no"),
        ("I attack with a 2/2, they block with a 3/3 and I pump it to 4/4, does my 2/2 die?", "no"),
        # It is a creature only for that turn, and may die all the same.
        ("Mutavault blocks my 3/3, does it die?", "yes"),
        ("Dress Down with an Urza's Saga construct token on the table, does it die?", "yes"),
        ("Good-Fortune Unicorn and I create two tokens, how many counters total?", "2"),
        # Whether a keyword works is the opposite of whether it is stopped.
        ("does flashback work under Grafdigger's Cage?", "no"),
        ("does overload work under Torpor Orb?", "yes"),
        ("does persist work with Rest in Peace out?", "no"),
        # The trigger of madness does not tell that the spell may be cast; it is no cast from hand.
        ("Drannith Magistrate on their side, I discard Fiery Temper. can I madness it?", "no"),
        ("I discard Fiery Temper to Faithless Looting, can I cast it?", "yes"),
        # What is discarded looks for whose ability that is; what is milled is spoken of.
        ("I discard Obstinate Baloth to their Liliana of the Veil, does it enter?", "yes"),
        ("Narcomoeba milled by Stitcher's Supplier, does it come into play?", "yes"),
        ("my bear gets destroyed by Nevinyrral's Disk, is it in my graveyard?", "yes"),
        # What is exiled by what replaces never was in a graveyard; nothing targets itself so.
        ("Does Rancor return if it gets exiled by RIP?", "no"),
        ("Ashnod's Altar sac Myr Retriever, can I target itself?", "no"),
        ("Snapcaster targeting a split card Fire // Ice, can I cast Ice?", "yes"),
        ("Oracle of Mul Daya with a land on top, can I play two lands from the top?", "yes"),
        # A foretold card waits for a later turn, and for one alone.
        ("Foretell Saw It Coming, can I cast it this turn?", "no"),
        ("Foretell Saw It Coming, can I cast it next turn?", "yes"),
        # What lets it be cast is what is asked about; what was exiled is not in the hand.
        ("Brain in a Jar with 1 counter, can I cast Breaking // Entering?", "no"),
        ("Can I cast a card exiled with Ragavan on my next turn?", "no"),
        # With a way to cast it, it costs what that way costs.
        ("how much does Fiery Temper cost with madness?", "{R}"),
        # Whose it is, and on whom it is used, decides; what is used then does not come back.
        ("Tormod's Crypt in response to the persist trigger of Kitchen Finks, is it back?", "no"),
        ("Finks dies and they crack Tormod's Crypt with the trigger up. Does it come back?", "no"),
        # A name alone asks whether it triggers, and a verb alone is not what happens.
        ("Hushbringer out, my commander dies, Blood Artist?", "no"),
        ("Flickerwisp my own Oblivion Ring with its trigger on stack, both exiled?", "yes"),
        # It is the hand of who would discard that is empty.
        ("Mind Rot with no cards in hand, do they discard?", "no"),
        # From a hand it would be cast otherwise; who may cast it is its owner.
        ("Can I cast Bonecrusher Giant from exile if Stomp was Remanded?", "no"),
        ("They discard Fiery Temper to my Hymn to Tourach, can I cast it?", "no"),
        ("Ephemerate cast off Isochron Scepter, does it rebound?", "no"),
        ("History of Benalia on chapter 3, is it sacrificed?", "yes"),
        ("I proliferate with History of Benalia on chapter 3, does it get sacrificed?", "yes"),
        # a land that is called dead is of no use, and a reason that is given asks nothing
        ("platinum emperion on my side, are my fetches dead now?", "yes"),
        ("Lotus Bloom just cast off Emry, since it's an artifact?", "unknown"),
        # what has resolved is answered no more; whose mana is meant; the mana of which it is asked
        ("They cast Counterspell on my spell and it resolves. Can I respond?", "no"),
        ("Sacrificing Blood Pet to Burnt Offering, do I get its mana too?", "no"),
        ("Eldrazi Spawn and Mana Reflection, how much?", "{C}{C}"),
        # what is sacrificed as it is used is not kept, and one trigger is no second one
        ("Can I crack Polluted Delta without sacrificing it?", "no"),
        ("Can I use a Treasure for mana without sacrificing it?", "no"),
        ("I cast Mulldrifter, do I get a second etb trigger?", "no"),
        # what it makes rests on other things, of which nothing was said (106.7)
        ("does Exotic Orchard tap for mana", "yes"),
        ("Does Mox Amber tap for mana?", "yes"),
        # the third land is not there because it is asked for
        ("I control Urza's Tower and Urza's Mine, do I have tron?", "no"),
        ("I control Urza's Tower and Urza's Mine, is my tron still on?", "no"),
        # whether a thing is one of so many was not said
        ("Can I tap Mox Opal with only two artifacts?", "no"),
        ("Does Mox Opal work with two artifacts?", "no"),
        ("Does Reflecting Pool work if it's my only land?", "no"),
        # nothing is put there that was said to be lacking
        ("Can I use Ashnod's Altar if I have no creatures?", "no"),
        ("Does Suppression Field stop fetchlands?", "no"),
        # what does not happen anyway is not stopped
        ("Does Null Rod stop Chalice of the Void?", "no"),
        ("Does Mana Reflection work with Cabal Coffers?", "yes"),
        ("Does Doubling Cube work with Sol Ring?", "yes"),
        # cards are exiled for delve, and not by something else
        ("How much is Treasure Cruise if I exile five cards with delve?", "{2}{U}"),
        # a plain land is meant, and no artifact land
        ("Can I activate a mana ability under Stony Silence?", "yes"),
        ("Does Wasteland kill basics?", "no"),
        # what is left of it is not what works
        ("Does Gaea's Cradle work under Blood Moon?", "no"),
        # the creature is what was given up for the spell, whether or not that resolves (601.2h)
        ("If Fling is countered, is the creature still sacrificed?", "yes"),
        ("If Fling gets countered do I lose the creature?", "yes"),
        ("If they counter Fling do I still lose my creature?", "yes"),
        ("If Fling is countered do I keep the creature?", "no"),
        ("If my Lightning Bolt is countered, do I keep my creature?", "yes"),
        # nothing is there that it could target (601.2c), or what would pay was not said
        ("Can I cast Murder without a target?", "no"),
        ("Can I cast Naturalize with no targets?", "no"),
        ("Can I cast Counterspell without a target?", "no"),
        ("Can I equip without paying?", "no"),
        # nobody has to pay life for a land that may enter tapped, and one untapped was paid for
        ("Do I have to pay 2 life for Steam Vents?", "no"),
        ("I crack Scalding Tarn and get an untapped Steam Vents, how much life do I lose?", "3"),
        ("Can I play Steam Vents untapped without paying life?", "no"),
        ("Can I shock myself with Steam Vents at 1 life?", "no"),
        # once it was cast, it is cast again from the graveyard
        ("I cast Lingering Souls, then I flash it back. How many Spirits do I have?", "4"),
        ("Lingering Souls cast, then flashed back: how many Spirits altogether?", "4"),
        # what is dealt to each creature is no amount of its own, and what a spell does must be said
        ("How much damage does Pyroclasm deal?", "2"),
        ("How much damage does Price of Progress deal?", "unknown"),
        ("Does indestructible stop spells?", "unknown"),
        # "left" behind a noun tells how much there is, and not that something leaves
        ("Does a planeswalker with no loyalty left die?", "yes"),
        # it is asked of the spell that is found, and of no other with an X
        ("Chalice of the Void off cascade, can x be 1?", "no"),
        # what may block a flyer flies; "it" on which an Aura lies is not the Aura of which is asked
        ("My creature has flying. Can it be blocked?", "yes"),
        ("I bestow Boon Satyr on my creature and it dies. Does Boon Satyr die?", "no"),
        ("I cast Murder on a creature with Totem Armor. Does it die?", "no"),
        ("I cast The Eldest Reborn. When does chapter one happen?", "unknown"),
        ("Can Llanowar Elves tap for mana the same turn?", "no"),
        # "when is it" asks for a time
        ("When is a creature with haste allowed to attack?", "unknown"),
        # what a land makes alone is not all that it may make
        ("Does Damping Sphere affect Urza's Tower?", "yes"),
        # what is there is not the spell that is answered
        ("I control Grand Abolisher. Can they respond to my spell?", "no"),
        ("I control Teferi, Time Raveler. Can my opponent respond?", "no"),
        ("With Grand Abolisher out can they respond?", "no"),
        # what prevents damage does so only where damage can be prevented
        ("Does Fog do anything against Leyline of Punishment?", "no"),
        # whoever harms a thing for which its controller gets something harms the other player's
        ("I Path a creature, does my opponent get a land?", "yes"),
        ("I Path a creature, do I get a land?", "no"),
        ("I Beast Within a land, does my opponent get a 3/3?", "yes"),
        ("I cast Swords to Plowshares on a creature, do I gain life?", "no"),
        ("Does Guttersnipe trigger off a countered spell?", "yes"),
        # what befalls the target of a spell of which it is asked if it fizzles is in response
        ("Does Murder resolve if they flicker the creature?", "no"),
        ("Does Reanimate fizzle if they exile the creature?", "yes"),
        ("Does Giant Growth fizzle if they Bolt the creature?", "yes"),
        # A commander is moved after it died; nothing befalls a token that is only named.
        ("Does my commander die if it goes to the command zone?", "yes"),
        ("Do tokens die?", "yes"),
        # What is attached to nothing falls off by itself: it must be on what leaves.
        ("My creature gets -3/-3, does the aura fall off?", "yes"),
        ("Does a creature I steal keep its counters?", "yes"),
        # What is given to a creature is not copied; what left is not what one gets back.
        ("If Clone copies a creature with haste can it attack?", "yes"),
        ("Can a suspended Durkwood Baloth attack the turn it resolves?", "yes"),
        # What has been there since the last turn is not sick; who blocks was not said.
        ("Does a creature I cast last turn have summoning sickness?", "no"),
        ("I attack with a 3/3 against Grizzly Bears, does it die?", "unknown"),
        # What looks for what its creature does is on that creature.
        ("Does Skullclamp work on tokens?", "yes"),
        ("Does Skullclamp work on Grizzly Bears?", "yes"),
        ("Can I attack with a creature if I reanimate it?", "no"),
        # what was evoked is a spell while it is countered
        ("Can I counter an evoked Mulldrifter with Essence Scatter?", "yes"),
        # it is cast for flashback, which is an alternative cost (118.9a)
        ("Can I overload Cyclonic Rift with Snapcaster Mage?", "no"),
        ("Is a copy of Rite of Replication kicked?", "no"),
        ("I kick Rite of Replication twice, how many tokens?", "5"),
        # so many lands are lands that help, and a spell that costs more can still be cast
        ("I have 3 lands, can I cast Divination?", "yes"),
        ("I have 2 lands, can I cast Divination?", "no"),
        ("With four lands can I cast Divination under Thalia?", "yes"),
        ("Can I cast Lightning Bolt with Thalia, Guardian of Thraben out?", "yes"),
        ("My opponent controls Sphere of Resistance, can I cast Sol Ring?", "yes"),
        ("I have one Mountain and my opponent has Thalia, can I cast Lightning Bolt?", "no"),
        # what is there is not what they respond to, and "my creature" is not what was used
        ("Can they respond if I have Teferi, Time Raveler?", "no"),
        ("I use Mother of Runes in response to Bolt naming red, does my creature survive?", "yes"),
        # what is told of an ability is not asked, and a mana ability is not aimed at
        ("I activate Llanowar Elves and they Stifle it, do I get mana?", "unknown"),
        # "my own spell" is another than the one that is aimed at it, and nobody attacks in response
        ("Can I target my own spell with Remand?", "yes"),
        ("Can I target an uncounterable spell with Remand?", "yes"),
        ("Can I attack in response?", "no"),
        # a card lies where it was put as it was countered
        ("They Dissipate my Faithless Looting, can I flash it back later?", "no"),
        ("They Memory Lapse my Think Twice, can I flash it back?", "no"),
        # whose untap step it is; the main phase after combat; through to the player
        ("Do my lands untap on my opponent's turn?", "no"),
        ("Does my opponent's creature untap during my untap step?", "no"),
        ("Do my creatures untap during each untap step?", "no"),
        ("Does Seedborn Muse untap my opponent's lands?", "no"),
        ("Can I cast a creature after combat?", "yes"),
        ("Can I cast a sorcery before combat?", "yes"),
        ("If I give my creature flying after it is blocked, does it get through?", "no"),
        ("Does Platinum Emperion stop damage?", "no"),
        ("Does a stolen creature keep its counters?", "yes"),
        ("Can I attack with a stolen creature this turn?", "no"),
        # what is sacrificed is not destroyed (701.21a), nor what has toughness 0 (704.5f)
        ("I sacrifice my creature. Is it destroyed?", "no"),
        # that is a question for the time, and no yes or no
        ("When can I cast an instant?", "unknown"),
        ("If I overload Cyclonic Rift do I also pay the mana cost?", "no"),
        # life pays for Phyrexian mana (107.4f); what is summoning sick is not tapped (302.6)
        ("Can I cast Dismember with one Island?", "yes"),
        ("Can I cast Mutagenic Growth with one Plains?", "yes"),
        ("Can I cast Lightning Bolt with a summoning sick Birds of Paradise?", "no"),
        # which card that is was not said, nor what it costs
        ("What's the mana value of a foretold card?", "unknown"),
        ("How much do dragons cost with Dragonlord's Servant?", "unknown"),
        # combat is over by then
        ("Can I cast a creature after attacking?", "yes"),
        ("Can I cast sorceries after combat?", "yes"),
        ("Can I cast Grizzly Bears after attacking with Goblin Guide?", "yes"),
        # it is cast on a later turn (702.143a)
        ("Can I cast a foretold card this turn?", "no"),
        ("How much does Fireball for X=3 do?", "3"),
        ("How much does a kicked Burst Lightning deal?", "4"),
        # who would pay for ward does not control what has it (702.21a)
        ("I cast a spell on a creature with ward 2 and don't pay, is it countered?", "yes"),
        # a card that is drawn for the turn is drawn in that player's draw step (504.1)
        ("Orcish Bowmasters, my opponent draws for the turn, does it trigger?", "no"),
        ("My opponent draws their card for the turn. Does Orcish Bowmasters trigger?", "no"),
        ("Does Orcish Bowmasters trigger when my opponent casts Divination?", "yes"),
        ("With Eon Hub out, does my Phyrexian Arena trigger?", "no"),
        # a plain word is the ability of a card that is named beside it, and no card (207.2c)
        (
            "Boseiju, Who Endures with three legendary creatures on my side, channel cost?",
            "{G}",
        ),
        ("Otawara with two legendary creatures, channel cost?", "{1}{U}"),
        # a Swamp is what each land of the asker's would be, and which there are is not said
        (
            "no swamps of my own but an opponent has Urborg, Tomb of Yawgmoth. Can I Snuff Out "
            "for 4 life?",
            "unknown",
        ),
        # what another player taps makes mana for that player
        (
            "I control Zhur-Taa Ancient. My opponent taps Forest for mana, do I get the extra "
            "mana?",
            "unknown",
        ),
        ("I control Mana Web. My opponent taps Forest for mana, do I get mana?", "unknown"),
        # whether another player gets the permanent, or the mana, is asked (106.12a, 400.7)
        ("Opponent has Treasure Nabber. I crack a Treasure token, does he get it?", "no"),
        ("Opponent has Treasure Nabber. I tap Sol Ring for mana, does he get it?", "yes"),
        ("Opponent has Treasure Nabber. I tap Forest for mana, does he get it?", "no"),
        ("Opponent has Zhur-Taa Ancient. I tap Forest for mana, does he get it too?", "unknown"),
        (
            "Opponent has Zhur-Taa Ancient. I tap Forest for mana, does he get the extra mana?",
            "no",
        ),
        # what is drawn is asked, and not told; how much is dealt is no cost
        ("ephemerate my evoked Mulldrifter, how many cards in total do I draw?", "4"),
        ("Torbran and Fiery Emancipation, I Lightning Bolt my opponent. how much?", "11"),
        # which of two is called indestructible is the one that may not die (120.3d)
        ("My 5/5 wither creature fights a 4/4 indestructible. dies?", "yes"),
        # what is named beside is what makes it trigger; to crack is no mana ability
        ("Primeval Titan with Lotus Cobra: how many landfall triggers?", "2"),
        ("I crack Myriad Landscape with Lotus Cobra out. how many landfall triggers?", "2"),
        # a Saga stays while its last chapter is on the stack (714.4)
        ("With chapter III of History of Benalia on the stack, is it sacrificed?", "no"),
        (
            "I have The Eldest Reborn with chapter III on the stack, is it still on the "
            "battlefield?",
            "yes",
        ),
        # what saves is used in response
        (
            "Opponent has Circle of Protection: Red, I bolt them, they activate it. Damage?",
            "0",
        ),
        (
            "opponent casts Wrath of God, I cast Heroic Intervention. do my creatures survive?",
            "yes",
        ),
        # what is used in response to something else is no answer to its own use (605.3b)
        ("Can I tap Gemstone Mine in response to it being destroyed?", "yes"),
        ("can I tap my Birds in response to it being bolted?", "yes"),
        ("my Birds of Paradise is bolted, can I tap it in response?", "yes"),
        ("my Sol Ring is destroyed, can I tap it in response?", "yes"),
        ("my Sol Ring dies, can I tap it in response?", "yes"),
        ("can they bolt my birds in response to me tapping it?", "no"),
        ("can they bolt my creature in response to me tapping it?", "unknown"),
        # it is the spells cast by the one that pay for the other, and not the one itself (601.2f)
        ("Does Omniscience avoid Trinisphere?", "no"),
        ("Does Omniscience bypass Thalia?", "no"),
        # a spell that is not named may be an instant (117.1a)
        ("Can I convoke with a creature that's attacking?", "unknown"),
        # whom a trigger takes is not the creature that has it
        (
            "My Banisher Priest dies while its trigger is on the stack, does the creature get "
            "exiled?",
            "unknown",
        ),
        # to mind control with another card is to take control with that
        (
            "my opponent mind controls my creature with Control Magic and I Disenchant it, do I "
            "get my creature back?",
            "yes",
        ),
        # the Aura goes back to a hand, and Equipment stays, not the creature (603.6c)
        ("Rancor on a creature that dies, do I get it back?", "yes"),
        ("Bonesplitter on a creature that dies, do I keep it?", "yes"),
        # what triggers is asked, and not whether it dies by itself
        ("Blood Artist and opponent's creature dies?", "yes"),
        ("Zulaport Cutthroat and opponent's creature dies?", "no"),
        # that it copies is told (707.2)
        ("phyrexian metamorph copying a Mutavault that's animated?", "unknown"),
        ("clone copying a Clone that copied Grizzly Bears?", "unknown"),
        # how a cost may be paid is no search, and counters that are not told decide nothing
        (
            "can convoke from Chief Engineer pay for the colored part of Master Transmuter?",
            "yes",
        ),
        (
            "As Foretold lets me cast my commander from the command zone for free right?",
            "unknown",
        ),
        # one source pays for one symbol, and what is exiled for delve is paid (702.66a)
        ("can a snow-covered island pay {S}{S}?", "no"),
        ("Treasure Cruise exiling 7 cards, what do I pay?", "{U}"),
        ("Treasure Cruise delving 5 cards, how much do I pay?", "{2}{U}"),
        # what it costs is told, and the tax is asked for
        ("my commander costs 4 and I've cast it twice already, total?", "{8}"),
        # players have experience counters (122.1)
        ("Torment of Hailfire X=5 off Mizzix with 3 counters, cost?", "{2}{B}{B}"),
        ("Mizzix of the Izmagnus at 2 counters, Divination costs?", "{U}"),
        (
            "Ezuri, Claw of Progress with 3 experience counters, how many counters does my "
            "creature get?",
            "3",
        ),
        # one against the other: it is not paid with (101.2)
        ("Null Rod vs Krark-Clan Ironworks", "yes"),
        # what cascade finds is cast by its ability (702.85a)
        ("does Rule of Law stop cascade", "yes"),
        ("does Teferi, Time Raveler stop cascade?", "yes"),
        ("does Null Rod stop cascade?", "no"),
        ("does Lavinia, Azorius Renegade stop cascade?", "yes"),
        # what changes mana or triggers is not paid for with what makes mana
        ("Kinnan with Sol Ring?", "{C}{C}{C}"),
        ("Panharmonicon and Burning-Tree Emissary mana?", "{R}{G}{R}{G}"),
        # a second one of the same colors shows nothing
        ("Faeburrow Elder counts itself?", "yes"),
        # a player may control what another one owns (108.3)
        ("can I sac a creature I don't own for Altar's Reap?", "yes"),
        # what pays beside mana was not said (702.51a, 702.66a)
        ("can i cast Hogaak from hand?", "yes"),
        # what another cost exiles is there where only its life is in question (118.9)
        ("Can I pay 1 life for Force of Will if I'm at 1 life?", "yes"),
        # the commander that is asked about is the one that was cast (903.8)
        ("How much is my 5-drop commander the third time?", "{7}{W}{U}"),
        # what is tapped for a cost is not passed over
        ("Can I cast a flashback spell by tapping creatures with Conqueror's Flail?", "no"),
        # what is left of a board is no cost, and what is had again was had before
        ("pongify on an indestructible creature, whats left", "unknown"),
        (
            "If I Lignify their Archetype of Imagination do my creatures have flying again?",
            "yes",
        ),
        # the abilities of basic land types are lost with the types only (305.6, 305.7)
        ("Do lands lose their abilities under Blanket of Night?", "no"),
        ("Does Tropical Island lose its abilities with Urborg, Tomb of Yawgmoth out?", "no"),
        ("Does my Tropical Island lose its abilities with Blood Moon out?", "yes"),
        # whoever taps the land is whose mana it is (106.12a)
        ("If they tap a Forest for mana with my Mirari's Wake out, do they get extra?", "no"),
        ("If they tap a Swamp with my Crypt Ghast in play, do they get extra mana?", "no"),
        # which land is tapped decides, and was not said
        ("If opponent taps a land with my Gauntlet of Might out does he get extra?", "unknown"),
        # the total cost is locked in before what is sacrificed is gone (601.2f)
        ("Deadly Dispute sacrificing my own Thalia, Guardian of Thraben: still 1 extra?", "yes"),
        ("if I sac Baral to Fling does Fling still cost 1 less", "yes"),
        # a card is cast by its keyword, and not from a hand (702.34a, 702.35a)
        ("Does Grafdigger's Cage stop me from casting a card with flashback?", "yes"),
        ("Can I cast Big Game Hunter with madness during my opponent's turn?", "yes"),
        ("Does Drannith Magistrate stop my opponent from casting a card with madness?", "yes"),
        (
            "Does Drannith Magistrate stop my opponent from casting Fiery Temper with madness?",
            "yes",
        ),
    ],
)
def test_a_question_once_misread_gets_the_right_verdict_or_none(
    world: World, question: str, right: str
) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) in (right, "unknown")
