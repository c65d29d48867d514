import type { Language } from "@parution/contract/call";
import { dateInZone, formatDayFirst, type IsoDate, timeInZone } from "@parution/rules/dates";
import { isolate } from "@parution/rules/lines";
import type { Centimes } from "@parution/rules/money";
import sanitizeHtml from "sanitize-html";
import { formatFigures } from "../platform/formats.ts";

export { isolate };

/** Content of a letter, independent of its appearance. */
export interface Letter {
  readonly subject: string;
  /** Heading. */
  readonly title: string;
  /** Name in the greeting; null: no greeting. */
  readonly name: string | null;
  readonly blocks: readonly Block[];
  /** True for a letter by a person: it has no no-reply footer. */
  readonly isPersonal?: boolean;
}

/** A label and its value; the value may run in the other direction. */
export type Fact = readonly [label: string, value: string];

export type Block =
  | { readonly kind: "paragraph"; readonly text: string }
  /** Text of another person, shown as it was written, lines included. */
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

/** Context of a template besides its data. */
export interface Surroundings {
  readonly language: Language;
  /** Origin of the portal, without a trailing slash. */
  readonly publicUrl: string;
  /** Name of the publisher, in the letter's language. */
  readonly publisher: string;
  /** The publisher's zone, in which instants are written. */
  readonly zone: string;
  /** Token of a link of one use. */
  readonly tokenOf: (linkId: string) => string;
}

/** Language of a letter, and name of its sender in it. */
export type Sender = Pick<Surroundings, "language" | "publisher">;

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

const currencies = { fr: "Dhs", ar: "درهم" } as const;

/** `1 234,50 Dhs`, `1.234,50 درهم`. */
export const formatAmount = (amount: Centimes, language: Language): string =>
  `${formatFigures(amount, language)}\u00A0${currencies[language]}`;

/** Mark that makes figures follow one another from right to left. */
const RIGHT_TO_LEFT = "\u200F";

/** `03/06/2026 · 05/06/2026`, in order, in the direction of the language; empty where there is none. */
export function formatDays(days: readonly IsoDate[], language: Language): string {
  const listed = days.toSorted().map(formatDayFirst).join(" · ");
  return language === "ar" && listed !== "" ? RIGHT_TO_LEFT + listed : listed;
}

/** `01/06/2026 10:00`, by the publisher's clock. */
export const formatInstant = (at: number, zone: string): string =>
  `${formatDayFirst(dateInZone(at, zone))} ${timeInZone(at, zone).slice(0, 5)}`;

type PerLanguage<Value> = Readonly<Record<Language, Value>>;

/** Sentences common to all letters. */
export const words = {
  greeting: {
    fr: (name: string) => `Bonjour ${name},`,
    ar: (name: string) => `السلام عليكم ${name}،`,
  },
  /** Sign between a label and its value, in plain text. */
  colon: { fr: "\u00A0:", ar: ":" },
  signature: {
    fr: (publisher: string) => `L’équipe ${publisher}`,
    ar: (publisher: string) => `فريق ${publisher}`,
  },
  /** Footer of no-reply mails. */
  automatic: {
    fr: "Ce message est envoyé automatiquement.",
    ar: "هذه الرسالة مرسلة تلقائيا.",
  },
} as const satisfies Record<string, PerLanguage<unknown>>;

/** A letter as plain text, for clients that show no HTML. */
export function writeText(letter: Letter, { language, publisher }: Sender): string {
  const greeting = letter.name === null ? [] : [words.greeting[language](isolate(letter.name))];
  const parts = [
    letter.title,
    ...greeting,
    ...letter.blocks.map((block) => writeBlock(block, language)),
  ];
  return `${[...parts, `-- \n${words.signature[language](publisher)}`].join("\n\n")}\n`;
}

function writeBlock(block: Block, language: Language): string {
  if (block.kind === "facts") return block.rows.map((fact) => writeFact(fact, language)).join("\n");
  if (block.kind === "action") return `${block.label}\n${block.url}`;
  if (block.kind === "quote") return block.text.replaceAll(/^/gm, "> ");
  if (block.kind === "markup") return sanitizeHtml(block.html, { allowedTags: [] }).trim();
  return block.text;
}

const writeFact = ([label, value]: Fact, language: Language) =>
  `${label}${words.colon[language]} ${isolate(value)}`;
