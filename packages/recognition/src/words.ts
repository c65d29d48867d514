/** Area on a page, in points from the upper left corner of the page as it is read. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A printed word, or a piece of one. */
export interface Word extends Box {
  /** Number of the page, from 1. */
  readonly page: number;
  readonly baseline: number;
  /** Size of its type, in points. */
  readonly size: number;
  /** Characters of the word from left to right, as they stand on the paper. */
  readonly text: string;
}

/** A billed text of the day. */
export interface BilledAd {
  readonly id: number;
  /** Text as it was proofed; a line break where a paragraph ends. */
  readonly text: string;
}

/** Part of an ad on a page. */
export interface PrintedPart extends Box {
  readonly page: number;
}

/**
 * Reason why a person has to look: the text is altered or cut, not set apart or not among ads, too
 * short to be sure of, there more or less often than billed, or in more parts than it keeps.
 */
export type Doubt = "altered" | "within-text" | "short" | "repeated" | "scattered";

/** Finding of the issue about an ad. */
export type Recognition =
  | { readonly state: "found"; readonly parts: readonly PrintedPart[] }
  | {
      readonly state: "unsure";
      readonly doubt: Doubt;
      readonly parts: readonly PrintedPart[];
      /** The printed text in order of reading, as far as it can be determined. */
      readonly text: string;
      /** Share of the billed text that stands there, 0 to 1. */
      readonly likeness: number;
    }
  | { readonly state: "missing" };

/** An issue and the texts of its day. */
export interface Issue {
  /** Words of the issue, in the order in which the file has them. */
  readonly words: readonly Word[];
  readonly ads: readonly BilledAd[];
  /** Texts of the house that stand among ads: headings and fillers. */
  readonly surroundings: readonly string[];
}

/** Bounds of an issue; its cost is known before work begins. */
export const MOST_WORDS = 600_000;
export const MOST_BILLED = 4000;
/** Parts of an ad that is found without a person at most: no make-up breaks one into more, and a picture of more is hard to read. */
export const MOST_PARTS = 12;

/** An issue beyond the bounds. */
export class IssueTooLarge extends Error {
  override readonly name = "IssueTooLarge";
}
