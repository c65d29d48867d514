/** One article of terms. */
export interface Section {
  /** Fragment of the address: the same in every language. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}
