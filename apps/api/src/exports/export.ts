import type { Language } from "@parution/contract/call";
import { SHEET_MEDIA, type SheetFormat } from "@parution/contract/exports";
import { type Context, clockOf } from "../platform/context/index.ts";
import {
  ProblemError,
  StreamedFile,
  stampedName,
  tooManyAttempts,
} from "../platform/http/index.ts";
import { countAttempt } from "../platform/rate-limit/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { type Column, mostRowsOf, type Row, writeSheet } from "./sheets/index.ts";

/** Exports that one person may ask for in a minute. */
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
  /** How many rows there are, counted no further than `most` + 1. */
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
  const wait = await countAttempt(context.db, [limit], now);
  if (wait !== null) throw tooManyAttempts(wait);
  const most = mostRowsOf(format);
  if (Number.isFinite(most) && (await count(most)) > most) throw tooManyRows(format, most);
  const sheet = { title, language, columns, zone, madeAt: now, rows: noting(rows, context) };
  return new StreamedFile(
    writeSheet(sheet, format),
    `${stampedName(name, { now, zone })}.${format}`,
    SHEET_MEDIA[format],
  );
}

/** The same rows; a failure is noted, since the answer has begun and can only break off. */
async function* noting(rows: AsyncIterable<Row>, { log }: Context): AsyncGenerator<Row> {
  try {
    yield* rows;
  } catch (err) {
    log.error({ err }, "an export broke off");
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
