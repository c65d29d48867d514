import { fold } from "./fold.ts";

/** Searchable item: a name and its aliases. */
export interface Named {
  label: string;
  aliases?: readonly string[] | undefined;
}

/** A folded text cut for comparing. */
interface Spelling {
  text: string;
  words: readonly string[];
  /** The words without what parts them: «sidislimane». */
  joined: string;
}

/** A text as it stands, and without its articles. */
interface SearchName {
  full: Spelling;
  bare: Spelling;
}

/** A thing with its names made ready for searching. */
export interface SearchEntry<Item extends Named> {
  item: Item;
  /** Position of the entry in the catalogue, from 0. */
  order: number;
  /** The label first, then the aliases. */
  names: readonly SearchName[];
}

/** Ranks of a match, the lowest best. */
const ranks = { exact: 0, startOfName: 1, startOfWords: 2, inside: 3, nearly: 4, none: 5 };

/** The length, in letters, from which a word may be mistyped. */
const FUZZY_LENGTH = 4;

function spell(text: string): Spelling {
  const words = text.split(" ");
  return { text, words, joined: words.join("") };
}

function nameOf(text: string): SearchName {
  const folded = fold(text);
  const full = spell(folded.full);
  return { full, bare: folded.bare === folded.full ? full : spell(folded.bare) };
}

function indexEntry<Item extends Named>(item: Item, order: number): SearchEntry<Item> {
  let folded: readonly SearchName[] | undefined;
  return {
    item,
    order,
    get names() {
      folded ??= [item.label, ...(item.aliases ?? [])].map(nameOf);
      return folded;
    },
  };
}

/** Makes a catalogue ready for searching. Its names are folded once, when they are first compared. */
export function indexNames<Item extends Named>(items: readonly Item[]): SearchEntry<Item>[] {
  return items.map(indexEntry);
}

/**
 * True where a prefix of `word` equals the input, except for one letter that is added, missing, replaced or swapped
 * with its neighbour.
 */
export function startsNearly(word: string, typed: string): boolean {
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) {
    at += 1;
  }
  const swapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    at === typed.length ||
    word.startsWith(typed.slice(at + 1), at + 1) ||
    word.startsWith(typed.slice(at + 1), at) ||
    word.startsWith(typed.slice(at), at + 1) ||
    (swapped && word.startsWith(typed.slice(at + 2), at + 2))
  );
}

function nearlyAnswers(word: string, typed: string): boolean {
  return typed.length < FUZZY_LENGTH ? word.startsWith(typed) : startsNearly(word, typed);
}

function rankOf(name: Spelling, query: Spelling): number {
  if (name.text.startsWith(query.text)) {
    return name.text.length === query.text.length ? ranks.exact : ranks.startOfName;
  }
  if (query.words.every((part) => name.words.some((word) => word.startsWith(part)))) {
    return ranks.startOfWords;
  }
  if (name.joined.includes(query.joined)) {
    return ranks.inside;
  }
  const near = query.words.every((part) => name.words.some((word) => nearlyAnswers(word, part)));
  return near ? ranks.nearly : ranks.none;
}

function rankOfEntry({ names }: SearchEntry<Named>, query: SearchName): number {
  let best = ranks.none;
  for (const { full, bare } of names) {
    best = Math.min(best, rankOf(full, query.full));
    if (full !== bare || query.full !== query.bare) {
      best = Math.min(best, rankOf(bare, query.bare));
    }
  }
  return best;
}

/**
 * The entries that answer a query, the best first: the start of a name, the start of its words, a part
 * of it, then names that differ by a mistyped letter. Equals keep the order of the catalogue, and a
 * query without a letter or a digit leaves the catalogue as it is.
 */
export function search<Item extends Named>(
  entries: readonly SearchEntry<Item>[],
  text: string,
): readonly SearchEntry<Item>[] {
  const query = nameOf(text);
  if (query.full.text === "") {
    return entries;
  }
  return entries
    .map((entry) => ({ entry, rank: rankOfEntry(entry, query) }))
    .filter(({ rank }) => rank < ranks.none)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}

/** The one entry that a text names, by its label or an alias; none when several bear that name. */
export function findExact<Item extends Named>(
  entries: readonly SearchEntry<Item>[],
  text: string,
): SearchEntry<Item> | undefined {
  const { full } = fold(text);
  if (full === "") {
    return;
  }
  const [only, ...others] = entries.filter(({ names }) =>
    names.some((name) => name.full.text === full),
  );
  return others.length === 0 ? only : undefined;
}
