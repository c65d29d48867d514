import type { Insertable } from "kysely";

/** French, then Arabic. */
export type Label = readonly [fr: string, ar: string];

export interface SubheadingSpec {
  readonly slug: string;
  readonly label: Label;
  readonly asksSector?: true;
}

export interface OptionSpec {
  readonly label: Label;
  readonly choices: readonly Label[];
}

export interface HeadingSpec {
  readonly id: number;
  readonly slug: string;
  readonly label: Label;
  /** Sold as modules only. */
  readonly isProduct?: true;
  readonly subheadings: readonly SubheadingSpec[];
  /** None, two or three: an order carries at least the first two. */
  readonly options?: readonly OptionSpec[];
}

/** A sub-heading. */
export function sub(slug: string, fr: string, ar: string): SubheadingSpec {
  return { slug, label: [fr, ar] };
}

/** A sub-heading for every other sector: the form asks for it. */
export function otherSector(fr: string, ar: string): SubheadingSpec {
  return { slug: "autre", label: [fr, ar], asksSector: true };
}

/** Row of a starter set: complete, with an explicit id, and not retired. */
export type Row<Table> = {
  [Column in Exclude<keyof Insertable<Table>, "retired_at">]-?: Exclude<
    Insertable<Table>[Column],
    undefined
  >;
};
