/** Setting of an ad. */
export type Formula = "line" | "bold" | "frame";

/** Centimes for one word in one issue. */
export const wordPrice: Readonly<Record<Formula, number>> = { line: 300, bold: 450, frame: 800 };

/** Fewer words are billed as this many. */
export const MINIMUM_WORDS = 8;

/** Number of issues from which on a tenth is taken off. */
export const LOYAL_ISSUES = 5;

const TAX_SHARE = 0.2;

/** Cost of an ad, in centimes. */
export interface Price {
  readonly words: number;
  readonly issues: number;
  /** Before the discount. */
  readonly gross: number;
  readonly discount: number;
  readonly total: number;
  /** The part of the total that is tax. */
  readonly tax: number;
}

/** The Gazette's price, tax included: by the word and the issue. */
export function priceOf(formula: Formula, words: number, issues: number): Price {
  const billed = Math.max(words, MINIMUM_WORDS);
  const gross = billed * wordPrice[formula] * issues;
  const discount = issues >= LOYAL_ISSUES ? Math.round(gross / 10) : 0;
  const total = gross - discount;
  const tax = Math.round(total - total / (1 + TAX_SHARE));
  return { words: billed, issues, gross, discount, total, tax };
}
