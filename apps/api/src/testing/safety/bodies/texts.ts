/** A text that costs much where it is worked on carelessly. */
interface HostileText {
  readonly name: string;
  readonly isQuick?: true;
  /** The text, of so many letters at most. */
  readonly make: (length: number) => string;
}

const repeated = (name: string, unit: string, isQuick?: true): HostileText => ({
  name,
  ...(isQuick && { isQuick }),
  make: (length) => unit.repeat(Math.max(1, Math.floor(length / unit.length))),
});

/** Text at which a pattern may backtrack from every letter on: long repetition, and an end that matches nothing. */
const nearly = (name: string, start: string, unit: string, end: string): HostileText => ({
  name,
  make: (length) => start + repeated(name, unit).make(length - start.length - end.length) + end,
});

export const hostileTexts: readonly HostileText[] = [
  repeated("elements in each other", "<b>", true),
  repeated("marks over one letter", "\u0301", true),
  repeated("five marks over each letter", "e\u0301\u0302\u0303\u0304\u0305", true),
  repeated("words of one letter", "a "),
  repeated("a word without end", "م", true),
  repeated("line ends", "\n"),
  repeated("emoji", "👩‍👩‍👧"),
  repeated("signs that turn a line", "\u202e\u2066"),
  repeated("beginnings of elements", "<"),
  repeated("attributes", "<p dir=rtl dir='"),
  repeated("entities", "&amp;"),
  repeated("comments", "<!--"),
  repeated("ends of elements", "</p>"),
  repeated("options", "1,2;"),
  repeated("digits", "9"),
  repeated("dashes", "-"),
  nearly("spaces before a letter", "x", " ", "x"),
  nearly("an address of mail that is none", "a@", "a.", "@"),
  nearly("dots of an address", "a@a", ".", " "),
  nearly("a list as JSON", "[", '"03/06/2026",', "1]"),
  nearly("lists in each other as JSON", "", "[", ""),
  nearly("a token that is none", "ey", "J9.", "="),
];
