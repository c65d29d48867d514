import type { Language } from "@parution/contract/call";
import { printableText } from "@parution/rules/lines";
import type { Publisher } from "../../platform/config/publisher.ts";
import type { Context } from "../../platform/context/index.ts";
import { sellerUnknown } from "../problems.ts";
import { sellerOf } from "./parties.ts";
import type { InvoiceDocument, InvoiceSheet } from "./sheet.ts";
import { wordsIn } from "./texts.ts";

const template = new URL("./invoice.typ", import.meta.url).href;

/** @throws ProblemError 503 where the installation does not say who sells */
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

/** Names and titles may hold what no face has: titles of the web do, and names from before they were refused. */
function withPrintableTexts(sheet: InvoiceSheet): InvoiceSheet {
  return JSON.parse(JSON.stringify(sheet), (_, value: unknown) =>
    typeof value === "string" ? printableText(value) : value,
  );
}
