import type { Language } from "@parution/app/i18n/languages.ts";
import type { CallInput } from "@parution/contract/call";
import type { downloadMonthlyInvoice } from "@parution/contract/invoices";
import { formatMonth, type IsoDate, toIsoDate } from "@parution/rules/dates";

/** Number of past months that can be chosen. */
const MONTHS = 48;

/** Months up to that of `today`, newest first: `2026-11` with its name in the page's language. */
export function monthChoices(today: IsoDate, language: Language) {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  return Array.from({ length: MONTHS }, (_, back) => {
    const first = toIsoDate(
      new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10),
    );
    return { value: first.slice(0, 7), label: formatMonth(first, language) };
  });
}

type Query = CallInput<typeof downloadMonthlyInvoice>["query"];

const KINDS = ["ad", "journal", "subscription"] as const;

/** Values of the month's form; a blank kind is any, a blank newspaper is all. */
export interface MonthlyValues {
  /** `2026-11` */
  readonly month: string;
  readonly kind: string;
  readonly support: string;
}

/** Input of the call. */
export function monthlyQueryOf(values: MonthlyValues): Query {
  const [year = 0, month = 0] = values.month.split("-").map(Number);
  const orderKind = KINDS.find((kind) => kind === values.kind);
  const supportId = Number(values.support);
  return {
    year,
    month,
    ...(orderKind ? { orderKind } : {}),
    ...(supportId > 0 ? { supportId } : {}),
  };
}
