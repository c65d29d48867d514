import type { Language } from "@parution/contract/call";
import { amountInWords } from "@parution/rules/amount-in-words";
import { formatDayFirst, toIsoDate } from "@parution/rules/dates";
import { type Centimes, splitTax } from "@parution/rules/money";
import {
  type OrderedJournal,
  type OrderedSubscription,
  paymentMethodOf,
} from "../../orders/index.ts";
import type { Publisher } from "../../platform/config/publisher.ts";
import { formatFigures } from "../../platform/formats.ts";
import type { DocumentRow } from "./queries.ts";
import {
  type Cell,
  type Client,
  type Column,
  clientOf,
  type Fact,
  type InvoiceDocument,
} from "./sheet.ts";
import { changes, headings, methods, orderKinds, wordsIn, wordsLead } from "./texts.ts";

/** Goods of an order, beside its ad. */
export interface Ordered {
  readonly journal: OrderedJournal | null;
  readonly subscription: OrderedSubscription | null;
}

interface Described {
  readonly row: DocumentRow;
  readonly ordered: Ordered;
  /** Details given later; null: the invoice's own. */
  readonly changed: (Client & { readonly purchaseOrder: string }) | null;
  readonly publisher: Publisher;
  readonly language: Language;
}

/** One invoice or credit note, ready to be set. */
export function describeDocument(described: Described): InvoiceDocument {
  const { row, changed, publisher, language } = described;
  const own = { companyName: row.client_name, address: row.client_address, ice: row.client_ice };
  return {
    heading: headings[row.kind][language],
    number: row.ref,
    facts: factsOf(described),
    client: clientOf(changed ?? own, language),
    columns: columnsOf(language),
    rows: rowsOf(described),
    totals: totalsOf({ exclTax: row.excl_tax, tax: row.tax, total: row.total }, language),
    words: { lead: wordsLead[row.kind][language], amount: amountInWords(row.total, language) },
    payTo: transferAccount(row, publisher, language),
    notes: [],
  };
}

function factsOf({ row, changed, language }: Described): Fact[] {
  const word = wordsIn(language);
  const purchaseOrder = changed?.purchaseOrder ?? row.purchase_order ?? "";
  const method = paymentMethodOf(row.payment_method);
  const corrected = row.corrected.map(({ ref, day }) => `${ref} (${dayOf(day)})`).join(", ");
  return [
    [word("date"), dayOf(row.day)],
    [word("order"), row.order_ref],
    ...(purchaseOrder === "" ? [] : [[word("purchaseOrder"), purchaseOrder] as const]),
    ...(row.kind === "credit_note" ? [[word("corrects"), corrected] as const] : []),
    ...(method === null ? [] : [[word("payment"), methods[method][language]] as const]),
    ...(row.due_on === null ? [] : [[word("due"), dayOf(row.due_on)] as const]),
  ];
}

function columnsOf(language: Language): Column[] {
  const word = wordsIn(language);
  return [
    { label: word("sale"), figures: false },
    { label: word("quantity"), figures: true },
    { label: word("unitPrice"), figures: true },
    { label: word("exclTax"), figures: true },
  ];
}

/** Goods and their delivery, whose price is in no copy's. */
function rowsOf(described: Described): Cell[][] {
  const { row, language } = described;
  const sale = { text: nameOf(described), details: detailsOf(described) };
  const pieces = piecesOf(described);
  const delivery = deliveryOf(described);
  if (delivery === null) return [rowOf(sale, pieces, row.excl_tax, language)];
  const { label, price } = delivery;
  return [
    rowOf(sale, pieces, row.excl_tax - price, language),
    rowOf({ text: label }, 1, price, language),
  ];
}

/** Quantity and price; a quantity that the amount cannot be shared by appears in words only. */
function rowOf(sale: Cell, pieces: number, amount: Centimes, language: Language): Cell[] {
  const quantity = amount % pieces === 0 ? pieces : 1;
  return [
    sale,
    { text: String(quantity) },
    { text: formatFigures(amount / quantity, language) },
    { text: formatFigures(amount, language) },
  ];
}

/** A delivery with its price before tax; null where it is free, or where a coupon took off the whole. */
function deliveryOf({ row, ordered: { journal } }: Described) {
  if (journal === null || journal.deliveryPrice === 0 || row.discount > 0) return null;
  return { label: journal.delivery.label, price: splitTax(journal.deliveryPrice).exclTax };
}

function piecesOf({ row, ordered }: Described): number {
  if (row.was_edited || row.movement === "reversal") return 1;
  // Copies and their delivery in one amount have no price apiece.
  if (ordered.journal && ordered.journal.deliveryPrice > 0 && row.discount > 0) return 1;
  return Math.max(1, ordered.journal?.copies ?? row.dates.length);
}

function nameOf({ row, ordered, language }: Described): string {
  const change = changes[row.movement]?.[language];
  const parts = [
    orderKinds[row.order_kind][language],
    row.heading ?? ordered.journal?.label ?? ordered.subscription?.offer.title,
    row.support,
  ];
  const sale = parts.filter((part) => part != null).join(" · ");
  return change === undefined ? sale : `${change} · ${sale}`;
}

function detailsOf(described: Described): string[] {
  const { row, ordered, language } = described;
  const word = wordsIn(language);
  const ad = row.web_title === null ? [] : [row.web_title];
  const reference =
    row.paper_reference === null ? [] : [`${word("reference")} ${row.paper_reference}`];
  const isFirst = changes[row.movement] === undefined;
  const dates =
    isFirst && !row.was_edited && row.dates.length > 0
      ? [`${word("dates")} ${row.dates.map(({ date }) => dayOf(date)).join(word("comma"))}`]
      : [];
  const journal = ordered.journal;
  const issues =
    journal === null
      ? []
      : [
          journal.issues.map(({ date, copies }) => `${copies} × ${dayOf(date)}`).join(", "),
          ...(deliveryOf(described) === null ? [journal.delivery.label] : []),
        ];
  const discount =
    isFirst && row.discount > 0
      ? [`${word("discount")} ${formatFigures(row.discount, language)}`]
      : [];
  return [...ad, ...reference, ...dates, ...issues, ...discount];
}

/** The three amounts that an invoice ends with. */
export function totalsOf(
  sums: { readonly exclTax: Centimes; readonly tax: Centimes; readonly total: Centimes },
  language: Language,
): Fact[] {
  const word = wordsIn(language);
  return [
    [word("totalExclTax"), formatFigures(sums.exclTax, language)],
    [word("tax"), formatFigures(sums.tax, language)],
    [word("total"), `${formatFigures(sums.total, language)} ${word("currency")}`],
  ];
}

/** Bank account for payments by transfer. */
function transferAccount(row: DocumentRow, { bankAccount }: Publisher, language: Language): Fact[] {
  const isDue = row.kind === "invoice" && paymentMethodOf(row.payment_method) === "onTerm";
  if (!isDue || bankAccount === undefined) return [];
  return [[wordsIn(language)("bankAccount"), bankAccount]];
}

const dayOf = (day: string): string => formatDayFirst(toIsoDate(day));
