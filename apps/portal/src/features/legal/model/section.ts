/** One article of terms. */
export interface Section {
  /** Part of the address: stable in every language. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
