"""The layout of the store; `VERSION` changes with it, and a store of another is built anew."""

from __future__ import annotations

VERSION = 2

# Files lie side by side. `current` says which file each card is read from: the newest that has it.
# An edition's key is its date; one that another file of the same date took the place of keeps its
# rows under its date, a slash and the start of its hash.
SCHEMA = """
create table files(id integer primary key, sha256 text unique, kind text, form text, date text,
                   version text, name text, size int, added text, counts text);
create table editions(edition text primary key, date text, file int, rules int, examples int,
                      glossary int, unresolved int, digest text);
create table sections(edition text, position int, number text, title text);
create table rules(edition text, position int, number text, text text,
                   primary key (edition, number)) without rowid;
create table examples(edition text, position int, number text, text text);
create index examples_of on examples(edition, number);
create table glossary(edition text, position int, folded text, term text, definition text);
create table refs(edition text, source text, target text, found int,
                  primary key (edition, source, target)) without rowid;
create index refs_to on refs(edition, target);
create table texts(id integer primary key, text text);
create table cards(name text, file int, key text, layout text, partial int, variants int,
                   keywords text, primary key (name, file)) without rowid;
create index cards_by_key on cards(key);
create table faces(file int, card text, side text, name text, key text, text int);
create index faces_of on faces(card, file);
create index faces_by_key on faces(key);
create table oracle_ids(oracle_id text, card text, file int,
                        primary key (oracle_id, card, file)) without rowid;
create table current(card text primary key, file int) without rowid;
create index current_by_file on current(file);
create table card_rulings(file int, card text, date text, text int);
create index card_rulings_of on card_rulings(card, file);
create table bulk_rulings(file int, oracle_id text, source text, date text, text int);
create index bulk_rulings_of on bulk_rulings(oracle_id, file);
create table rulings(card text, date text, source text, text int);
create index rulings_by_card on rulings(card);
create index rulings_by_text on rulings(text);
"""
EDITION_TABLES = ("editions", "sections", "rules", "examples", "glossary", "refs")
CARD_TABLES = ("cards", "faces", "oracle_ids", "card_rulings")
