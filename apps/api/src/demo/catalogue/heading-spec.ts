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
  /** Centimes before tax, by support in the order of their ids. */
  readonly prices: readonly [horizon: number, ofoq: number, eco: number, digital: number];
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

/** A row of the demonstration: whole, with the id that others refer to. */
export type Row<Table> = {
  [Column in keyof Insertable<Table>]-?: Exclude<Insertable<Table>[Column], undefined>;
};
