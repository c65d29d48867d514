/** Choices of the form. */
export interface Catalogue {
  readonly headings: readonly string[];
  readonly types: readonly string[];
  readonly subheadings: readonly string[];
  readonly cities: readonly string[];
  /** Centimes that a line costs on one date. */
  readonly linePrice: number;
  /** The first and the last day that can be chosen, and those between that cannot. */
  readonly start: string;
  readonly end: string;
  readonly blocked: readonly string[];
}
