import type { IsoDate } from "../dates/index.ts";
import type { Centimes } from "../money/index.ts";
import type { NoticeChoice, NoticeFieldId, NoticeUnit, Person } from "./fields.ts";
import type { NoticeKind } from "./kinds.ts";
import type { NoticeTemplate } from "./template.ts";

/** A language's forms of entered values. */
export interface NoticeWriting {
  amount: (amount: Centimes) => string;
  /** Amount in full letters, for the figure that must not be misread. */
  amountInWords: (amount: Centimes) => string;
  count: (count: number, unit: NoticeUnit) => string;
  date: (date: IsoDate) => string;
  /** `time` as typed; any other text is left as it is. */
  time: (time: string) => string;
  person: (person: Person) => string;
  people: (people: readonly string[]) => string;
  /** A town behind the preposition that a court's name takes. */
  place: (town: string) => string;
}

/**
 * Patterns that read a language's notices back, so that the checks hold for a text changed by hand. Expressions are tried on
 * the text as `plainText` leaves it: no accents, no vowel marks, plain spaces and Latin digits.
 */
export interface NoticeReading {
  /** Finds a mention; a field without one is looked for by its value. */
  readonly marks: Readonly<Partial<Record<NoticeFieldId, RegExp>>>;
  /** Captures an amount. */
  readonly capital: RegExp;
  /** Captures how many shares, then the amount of each. */
  readonly division: RegExp;
  /** Captures the capital before, then after. */
  readonly increase: RegExp;
  /** Captures the partners. */
  readonly partners: RegExp;
  /** Captures a number of shares, each time. */
  readonly shareCounts: RegExp;
  /** Captures a number that is meant as an ICE. */
  readonly ice: RegExp;
  /** Capture a date. */
  readonly actDate: RegExp;
  readonly depositDate: RegExp;
  /** Captures day, month's name and year, each time. */
  readonly writtenDates: RegExp;
  /** January first, as `plainText` leaves them. */
  readonly months: readonly string[];
}

/** Texts and rules that notices in one language need. */
export interface NoticeLanguage {
  readonly language: "fr" | "ar";
  readonly templates: Readonly<Record<NoticeKind, NoticeTemplate>>;
  /** Text of a chosen answer; an empty one is left out. */
  readonly phrases: Readonly<Record<NoticeChoice, string>>;
  readonly writing: NoticeWriting;
  readonly reading: NoticeReading;
}
