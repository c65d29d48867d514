import type { Language } from "@parution/contract/call";

/** What a letter says, whatever it will look like. */
export interface Letter {
  readonly subject: string;
  /** Its heading. */
  readonly title: string;
  /** Who it greets; null greets nobody. */
  readonly name: string | null;
  readonly blocks: readonly Block[];
}

/** A label and its value; the value may run in the other direction. */
export type Fact = readonly [label: string, value: string];

export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  /** Somebody else's words: shown as they were written, lines included. */
  | { readonly kind: "quote"; readonly text: string }
  | { readonly kind: "facts"; readonly rows: readonly Fact[] }
  | {
      readonly kind: "action";
      readonly label: string;
      readonly url: string;
      /** A button, or a link below it. */
      readonly rank: "primary" | "secondary";
    }
  /** Markup that was sanitised before it was queued. */
  | { readonly kind: "markup"; readonly html: string };

/** What templates need besides their data. */
export interface Surroundings {
  readonly language: Language;
  /** Origin of the portal, without a trailing slash. */
  readonly publicUrl: string;
  /** The publisher's, by whose days instants are told. */
  readonly zone: string;
}

export const paragraph = (text: string): Block => ({ kind: "paragraph", text });
export const quote = (text: string): Block => ({ kind: "quote", text });
export const action = (
  label: string,
  url: string,
  rank: "primary" | "secondary" = "primary",
): Block => ({ kind: "action", label, url, rank });
/** Facts, those without a value left out. */
export const facts = (rows: readonly Fact[]): Block => ({
  kind: "facts",
  rows: rows.filter(([, value]) => value !== ""),
});

/** Keeps a text from changing the direction of those around it, in plain text. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
