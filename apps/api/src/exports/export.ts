import { setImmediate } from "node:timers/promises";
import type { Language } from "@parution/contract/call";
import { SHEET_MEDIA, type SheetFormat } from "@parution/contract/exports";
import type { PaymentMethod } from "@parution/rules/payment";
import { type SelectQueryBuilder, sql } from "kysely";
import { paymentMethodOf } from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Messages, ProblemError, tooManyAttempts } from "../platform/http/problems.ts";
import { StreamedFile, stampedName } from "../platform/http/streamed-file.ts";
import { countAttempt } from "../platform/rate-limit.ts";
import type { Identity } from "../platform/session/identify.ts";
import type { Column, Row } from "./sheets/sheet.ts";
import { mostRowsOf, writeSheet } from "./sheets/write.ts";

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
  const wait = await countAttempt(context.db, [limit], now);
  if (wait !== null) throw tooManyAttempts(wait);
  const most = mostRowsOf(format);
  if (Number.isFinite(most) && (await count(most)) > most) throw tooManyRows(format, most);
  const sheet = {
    title,
    language,
    columns,
    zone,
    madeAt: now,
    rows: noting(inSlices(rows), context),
  };
  return new StreamedFile(
    writeSheet(sheet, format),
    `${stampedName(name, { now, zone })}.${format}`,
    SHEET_MEDIA[format],
  );
}

/** Milliseconds of rows before the event loop has its turn: rows that stand in memory already would come all at once. */
const SLICE = 10;

/** The same rows, with room between them for whatever else the process has to answer. */
export async function* inSlices(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let sliceStart = performance.now();
  for await (const row of rows) {
    yield row;
    if (performance.now() - sliceStart < SLICE) continue;
    await setImmediate();
    sliceStart = performance.now();
  }
}

/** The same rows; a failure is noted, since the answer is already being sent and can only be cut off. */
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

/** Rows that are read together: reading what the database sends of them must not keep other calls waiting. */
const BATCH = 200;

/** Cursor of a list: below this row, by time and then by id. */
interface Place {
  readonly id: number;
  /** With all the digits that the database keeps. */
  readonly created: string;
}

/** A query over one of the lists that exports go through, in no order. */
type List<Table extends keyof typeof times> = SelectQueryBuilder<Database, Table, object>;

/** By what each list is ordered, and of which type that is. */
const times = {
  ads: ["created_at", sql`timestamptz`],
  orders: ["created_at", sql`timestamptz`],
  invoices: ["day", sql`date`],
} as const;

/**
 * The ids of a list, newest first, some at a time: each query begins below the last row, so that none lasts and a slow
 * reader holds no connection. What is added meanwhile stands above and is left out.
 */
export async function* idBatches<Table extends keyof typeof times>(
  table: Table,
  list: () => List<Table>,
): AsyncGenerator<readonly number[]> {
  const [column, type] = times[table];
  const created = sql.ref<string>(`${table}.${column}`);
  const id = sql.ref<number>(`${table}.id`);
  let last: Place | undefined;
  do {
    const from = last;
    const places: Place[] = await list()
      .$if(from !== undefined, (query) =>
        query.where(sql<boolean>`(${created}, ${id}) < (${from?.created}::${type}, ${from?.id})`),
      )
      .select([id.as("id"), sql<string>`${created}::text`.as("created")])
      .orderBy(created, "desc")
      .orderBy(id, "desc")
      .limit(BATCH)
      .execute();
    if (places.length > 0) yield places.map((place) => place.id);
    last = places.length < BATCH ? undefined : places.at(-1);
  } while (last !== undefined);
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
