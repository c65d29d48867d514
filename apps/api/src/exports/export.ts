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
import type { Column, Row } from "./sheets/sheet.ts";
import { mostRowsOf, writeSheet } from "./sheets/write.ts";

/** Exports per user and minute. */
const PER_MINUTE = 20;

interface Asking {
  readonly context: Context;
  readonly identity: Pick<Identity, "userId">;
  readonly language: Language;
}

interface Export {
  readonly format: SheetFormat;
  /** Beginning of the file's name. */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly Column[];
  /** Number of rows, counted no further than `most` + 1. */
  readonly count: (most: number) => Promise<number>;
  readonly rows: AsyncIterable<Row>;
}

/**
 * A list as a sheet that is written while it is read.
 * @throws ProblemError 422 when it has more rows than the format has room for; 429 when one person asks too often
 */
export async function exportSheet(
  { context, identity, language }: Asking,
  { format, name, title, columns, count, rows }: Export,
): Promise<StreamedFile> {
  const { now, zone } = clockOf(context);
  const limit = { key: `export:${identity.userId}`, attempts: PER_MINUTE, window: 60_000 };
  await limitAttempt(context.db, [limit], now);
  const most = mostRowsOf(format);
  if (Number.isFinite(most) && (await count(most)) > most) throw tooManyRows(format, most);
  const sheet = {
    title,
    language,
    columns,
    zone,
    madeAt: now,
    rows: logFailures(inSlices(rows), context),
  };
  return new StreamedFile(
    writeSheet(sheet, format),
    `${stampedName(name, { now, zone })}.${format}`,
    SHEET_MEDIA[format],
  );
}

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
