import { setImmediate } from "node:timers/promises";
import type { Language } from "@parution/contract/call";
import { SHEET_MEDIA, type SheetFormat } from "@parution/contract/exports";
import type { PaymentMethod } from "@parution/rules/payment";
import { paymentMethodOf } from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import { type Messages, ProblemError } from "../platform/http/problems.ts";
import { StreamedFile, stampedName } from "../platform/http/streamed-file.ts";
import { limitAttempt } from "../platform/rate-limit.ts";
import type { Identity } from "../platform/session/identify.ts";
import type { Column, Row, Sheet } from "./sheets/sheet.ts";
import { mostRowsOf, writeSheet } from "./sheets/write.ts";
import { writeXlsxBook } from "./sheets/xlsx.ts";

/** Exports per user and minute. */
const PER_MINUTE = 20;

interface Asking {
  readonly context: Context;
  readonly identity: Pick<Identity, "userId">;
  readonly language: Language;
}

/** A table to write, whose rows are read while they are written. */
export interface ExportedTable {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly rows: AsyncIterable<Row>;
}

interface Named {
  /** Beginning of the file's name. */
  readonly name: string;
  /** Number of rows, of the largest table, counted no further than `most` + 1. */
  readonly count: (most: number) => Promise<number>;
}

interface Export extends ExportedTable, Named {
  readonly format: SheetFormat;
}

/**
 * A list as a sheet that is written while it is read.
 * @throws ProblemError 422 when it has more rows than the format has room for; 429 when one person asks too often
 */
export async function exportSheet(
  asking: Asking,
  { format, name, count, ...table }: Export,
): Promise<StreamedFile> {
  await limitExport(asking, format, count);
  const bytes = writeSheet(sheetOf(asking, table), format);
  return new StreamedFile(bytes, nameOf(asking, name, format), SHEET_MEDIA[format]);
}

interface ExportedBook extends Named {
  /** Written from the last one on: those before it may hold its sums. */
  readonly tables: readonly [ExportedTable, ...ExportedTable[]];
}

/**
 * Several tables as one `.xlsx`, a sheet each, written while they are read.
 * @throws ProblemError as {@link exportSheet}
 */
export async function exportBook(
  asking: Asking,
  { name, count, tables: [first, ...others] }: ExportedBook,
): Promise<StreamedFile> {
  await limitExport(asking, "xlsx", count);
  const rest = others.map((table) => sheetOf(asking, table));
  const bytes = writeXlsxBook([sheetOf(asking, first), ...rest]);
  return new StreamedFile(bytes, nameOf(asking, name, "xlsx"), SHEET_MEDIA.xlsx);
}

async function limitExport(
  { context, identity }: Asking,
  format: SheetFormat,
  count: Named["count"],
): Promise<void> {
  const limit = { key: `export:${identity.userId}`, attempts: PER_MINUTE, window: 60_000 };
  await limitAttempt(context.db, [limit], context.clock.now());
  const most = mostRowsOf(format);
  if (Number.isFinite(most) && (await count(most)) > most) throw tooManyRows(format, most);
}

function sheetOf({ context, language }: Asking, table: ExportedTable): Sheet {
  const { now, zone } = clockOf(context);
  const rows = logFailures(inSlices(table.rows), context);
  return { ...table, language, zone, madeAt: now, rows };
}

const nameOf = ({ context }: Asking, name: string, format: SheetFormat) =>
  `${stampedName(name, clockOf(context))}.${format}`;

/** Milliseconds of work on rows before other events are handled: rows in memory would otherwise be written without a pause. */
const SLICE = 10;

/** The same rows, with pauses in which the process answers other requests. */
export async function* inSlices(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let sliceStart = performance.now();
  for await (const row of rows) {
    yield row;
    if (performance.now() - sliceStart < SLICE) continue;
    await setImmediate();
    sliceStart = performance.now();
  }
}

/** The same rows; a failure is logged, since the answer is already being sent and can only be cut off. */
async function* logFailures(rows: AsyncIterable<Row>, { log }: Context): AsyncGenerator<Row> {
  try {
    yield* rows;
  } catch (err) {
    log.error({ err }, "export interrupted");
    throw err;
  }
}

function tooManyRows(format: SheetFormat, most: number): ProblemError {
  const [fr, ar] = ["fr-FR", "ar-MA"].map((locale) => most.toLocaleString(locale));
  return new ProblemError(422, "TOO_MANY_ROWS", {
    fr: `Un fichier .${format} contient ${fr} lignes au plus. Affinez les filtres ou choisissez un autre format.`,
    ar: `لا يتسع ملف ‎.${format}‎ لأكثر من ${ar} سطرا. ضيقوا معايير البحث أو اختاروا صيغة أخرى.`,
  });
}

const methods: Readonly<Record<PaymentMethod, Messages>> = {
  card: { fr: "Carte bancaire", ar: "بطاقة بنكية" },
  cashPartner: { fr: "Espèces en agence partenaire", ar: "نقدا في وكالة شريكة" },
  balance: { fr: "Solde", ar: "الرصيد" },
  onTerm: { fr: "À terme", ar: "أداء آجل" },
};

/** Payment method in words; null until paid. */
export function paymentMethodLabel(code: number | null, language: Language): string | null {
  const method = paymentMethodOf(code);
  return method === null ? null : methods[method][language];
}
