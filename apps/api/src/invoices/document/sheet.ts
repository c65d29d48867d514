import type { Language } from "@parution/contract/call";

/** A name and what stands for it: «ICE», «001987654000047». */
export type Fact = readonly [label: string, value: string];

/** Somebody as an invoice names them. */
export interface Party {
  readonly name: string;
  /** Address, telephone and the like, a line each. */
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
}

export interface Column {
  readonly label: string;
  /** Figures stand at the end of their column. */
  readonly figures: boolean;
}

export interface Cell {
  readonly text: string;
  readonly details?: readonly string[];
}

/** An invoice, a credit note, or what a month's came to. */
export interface InvoiceDocument {
  readonly heading: string;
  readonly number: string;
  readonly facts: readonly Fact[];
  readonly client: Party;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals: readonly Fact[];
  /** What the total is in words, after the sentence that leads to it. */
  readonly words: { readonly lead: string; readonly amount: string };
  /** Where a transfer goes; nothing where none is due. */
  readonly payTo: readonly Fact[];
  readonly notes: readonly string[];
}

/** All that the template sets. */
export interface InvoiceSheet {
  readonly title: string;
  readonly language: Language;
  readonly seller: Party;
  readonly clientLabel: string;
  readonly pageLabel: string;
  readonly documents: readonly InvoiceDocument[];
}
