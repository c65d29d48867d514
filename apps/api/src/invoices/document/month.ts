import type { Language } from "@parution/contract/call";
import { amountInWords } from "@parution/rules/amount-in-words";
import { formatDayFirst, formatMonth, type IsoDate, toIsoDate } from "@parution/rules/dates";
import type { OrderKind } from "@parution/rules/orders";
import { formatFigures } from "../../platform/formats.ts";
import { totalsOf } from "./describe.ts";
import type { MonthRow } from "./queries.ts";
import { type Cell, type Column, clientOf, type Fact, type InvoiceDocument } from "./sheet.ts";
import { headings, orderKinds, wordsIn, wordsLead } from "./texts.ts";

/** A month of one account as it was asked for. */
export interface InvoicedMonth {
  readonly month: IsoDate;
  /** Oldest first, one at least. */
  readonly rows: readonly [MonthRow, ...MonthRow[]];
  readonly orderKind: OrderKind | undefined;
  /** Label of the newspaper; null: invoices of every newspaper. */
  readonly support: string | null;
  readonly isClosed: boolean;
  readonly today: IsoDate;
}

/** Totals of a month's invoices and credit notes; their own numbers stay the valid ones. */
export function describeMonth(invoiced: InvoicedMonth, language: Language): InvoiceDocument {
  const { rows, month } = invoiced;
  const word = wordsIn(language);
  const sums = sumUp(rows);
  const newest = rows.at(-1) ?? rows[0];
  const client = {
    companyName: newest.client_name,
    address: newest.client_address,
    ice: newest.client_ice,
  };
  const kind = sums.total < 0 ? "credit_note" : "invoice";
  return {
    heading: word("monthly"),
    number: formatMonth(month, language),
    facts: factsOf(invoiced, language),
    client: clientOf(client, language),
    columns: columnsOf(language),
    rows: rows.map((row) => rowOf(row, language)),
    totals: totalsOf(sums, language),
    words: {
      lead: wordsLead[kind][language],
      amount: amountInWords(Math.abs(sums.total), language),
    },
    payTo: [],
    notes: [word("summary")],
  };
}

function factsOf(invoiced: InvoicedMonth, language: Language): Fact[] {
  const word = wordsIn(language);
  const { orderKind, support, isClosed, today } = invoiced;
  const state = isClosed ? word("closed") : `${word("open")} ${formatDayFirst(today)}`;
  return [
    [word("orders"), orderKind ? orderKinds[orderKind][language] : word("everyKind")],
    [word("newspaper"), support ?? word("everyNewspaper")],
    [word("state"), state],
  ];
}

function columnsOf(language: Language): Column[] {
  const word = wordsIn(language);
  return [
    { label: word("sale"), figures: false },
    { label: word("number"), figures: false },
    { label: word("date"), figures: false },
    { label: word("totalExclTax"), figures: true },
    { label: word("tax"), figures: true },
    { label: word("total"), figures: true },
  ];
}

function rowOf(row: MonthRow, language: Language): Cell[] {
  const sign = signOf(row);
  const sale = [
    ...(row.kind === "credit_note" ? [headings.credit_note[language]] : []),
    orderKinds[row.order_kind][language],
    row.support,
  ];
  return [
    { text: sale.filter((part) => part !== null).join(" · "), details: [row.order_ref] },
    { text: row.ref },
    { text: formatDayFirst(toIsoDate(row.day)) },
    { text: formatFigures(sign * row.excl_tax, language) },
    { text: formatFigures(sign * row.tax, language) },
    { text: formatFigures(sign * row.total, language) },
  ];
}

function sumUp(rows: readonly MonthRow[]) {
  const sum = (amountOf: (row: MonthRow) => number) =>
    rows.reduce((total, row) => total + signOf(row) * amountOf(row), 0);
  return {
    exclTax: sum((row) => row.excl_tax),
    tax: sum((row) => row.tax),
    total: sum((row) => row.total),
  };
}

const signOf = ({ kind }: MonthRow): 1 | -1 => (kind === "invoice" ? 1 : -1);
