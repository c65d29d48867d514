import type { CallInput } from "@parution/contract/call";
import type { downloadMonthlyInvoice } from "@parution/contract/invoices";
import type { IsoDate } from "@parution/rules/dates";
import { type Language, localeOf } from "../../../shared/i18n/languages.ts";

/** How far back months can be asked for. */
const MONTHS = 48;

/** The months up to `today`'s, newest first: `2026-11`, in the language's own words. */
export function monthChoices(today: IsoDate, language: Language) {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1));
    return { value: first.toISOString().slice(0, 7), label: format.format(first) };
  });
}

type Query = CallInput<typeof downloadMonthlyInvoice>["query"];

const KINDS = ["ad", "journal", "subscription"] as const;

/** What the form of a month asks for: `mois`, `type` and `support`, the last two perhaps empty. */
export function monthlyQueryOf(fields: FormData): Query {
  const [year = 0, month = 0] = String(fields.get("mois")).split("-").map(Number);
  const orderKind = KINDS.find((kind) => kind === fields.get("type"));
  const supportId = Number(fields.get("support"));
  return {
    year,
    month,
    ...(orderKind ? { orderKind } : {}),
    ...(supportId > 0 ? { supportId } : {}),
  };
}
