import type { Language } from "@parution/contract/call";
import { printableText } from "@parution/rules/lines";
import type { Publisher } from "../../platform/config/publisher.ts";
import type { Context } from "../../platform/context.ts";
import { sellerUnknown } from "../labels.ts";
import { wordsIn } from "./texts.ts";

/** A label and its value: «ICE», «001987654000047». */
export type Fact = readonly [label: string, value: string];

/** Party as an invoice names it. */
export interface Party {
  readonly name: string;
  /** Address, telephone and the like, a line each. */
  readonly lines: readonly string[];
  readonly facts: readonly Fact[];
}

export interface Column {
  readonly label: string;
  /** True for figures, which are aligned with the end of their column. */
  readonly figures: boolean;
}

export interface Cell {
  readonly text: string;
  readonly details?: readonly string[];
}

/** An invoice, a credit note, or the sum of a month's. */
export interface InvoiceDocument {
  readonly heading: string;
  readonly number: string;
  readonly facts: readonly Fact[];
  readonly client: Party;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Cell[])[];
  readonly totals: readonly Fact[];
  /** Total in words, after the sentence that leads to it. */
  readonly words: { readonly lead: string; readonly amount: string };
  /** Bank account for a transfer; empty where none is due. */
  readonly payTo: readonly Fact[];
  readonly notes: readonly string[];
}

/** Data of the template. */
export interface InvoiceSheet {
  readonly title: string;
  readonly language: Language;
  readonly seller: Party;
  readonly clientLabel: string;
  readonly pageLabel: string;
  readonly documents: readonly InvoiceDocument[];
}

const template = new URL("./invoice.typ", import.meta.url).href;

/** @throws ProblemError 503 where the installation names no seller */
export function requirePublisher({ publisher }: Context["config"]): Publisher {
  if (publisher === null) throw sellerUnknown();
  return publisher;
}

/** Documents with their seller, for the typesetter. */
export function sheetOf(
  { config }: Pick<Context, "config">,
  documents: readonly InvoiceDocument[],
  { title, language }: { readonly title: string; readonly language: Language },
) {
  const word = wordsIn(language);
  const data: InvoiceSheet = {
    title: `${documents[0]?.heading ?? ""} ${title}`.trim(),
    language,
    seller: sellerOf(requirePublisher(config), language),
    clientLabel: word("client"),
    pageLabel: word("page"),
    documents,
  };
  return { template, data: withPrintableTexts(data) };
}

/** Replaces characters that no font has: web titles may hold them, and names that are older than their refusal. */
function withPrintableTexts(sheet: InvoiceSheet): InvoiceSheet {
  return JSON.parse(JSON.stringify(sheet), (_, value: unknown) =>
    typeof value === "string" ? printableText(value) : value,
  );
}

/** The seller with all that the tax code asks of an invoice: ICE, IF, RC and professional tax. */
function sellerOf(publisher: Publisher, language: Language): Party {
  const word = wordsIn(language);
  const { legalName, legalForm, address, phone, email, socialSecurity } = publisher;
  return {
    name: legalName[language],
    lines: [legalForm[language], address[language], phone, email],
    facts: [
      [word("ice"), publisher.ice],
      [word("taxId"), publisher.taxId],
      [word("tradeRegister"), publisher.tradeRegister[language]],
      [word("businessTax"), publisher.businessTax],
      ...(socialSecurity === undefined ? [] : [[word("socialSecurity"), socialSecurity] as const]),
    ],
  };
}

/** Buyer named by an invoice. */
export interface Client {
  readonly companyName: string;
  readonly address: string;
  /** ICE; empty: none. */
  readonly ice: string;
}

export function clientOf({ companyName, address, ice }: Client, language: Language): Party {
  const facts: readonly Fact[] = ice === "" ? [] : [[wordsIn(language)("ice"), ice]];
  return {
    name: companyName,
    lines: address.split("\n").filter((line) => line.trim() !== ""),
    facts,
  };
}
