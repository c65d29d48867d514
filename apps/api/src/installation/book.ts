import { BOOK_MEDIA } from "@parution/contract/desk-catalogue";
import type { Transaction } from "kysely";
import { exportBook, type Import, importBook } from "../desk-catalogue/index.ts";
import type { Context } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import type { Messages } from "../platform/http/problems.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import type { StaffIdentity } from "../staff/index.ts";
import { appendToTrail } from "../trail/index.ts";
import { missing, openKept } from "./kept-newspaper.ts";

type Deps = Pick<Context, "clock" | "config" | "db">;
type Actor = Pick<StaffIdentity, "email">;
type Tx = Transaction<Database>;

/** Carries a result out of a transaction that is rolled back. */
class Rehearsed<Result> extends Error {
  readonly result: Result;
  constructor(result: Result) {
    super();
    this.result = result;
  }
}

/**
 * Opens the stored newspaper in a transaction, runs `work` on its catalogue, and rolls everything back.
 * @throws ProblemError 409 naming what is missing, or for a newspaper that is open.
 */
async function rehearse<Result>(deps: Deps, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  try {
    return await transaction(deps.db, async (tx) => {
      await openKept(tx, deps);
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as Result; // thrown above, by this call alone
    throw error;
  }
}

/** Spreadsheet of the starter catalogue, with the stored prices. */
export async function exportStarter(deps: Deps): Promise<File> {
  const bytes = await rehearse(deps, async (tx) => {
    const book = await exportBook({ db: tx, config: deps.config });
    return new Response(book).arrayBuffer();
  });
  const zone = deps.config.publisherZone;
  const name = stampedName("catalogue", { now: deps.clock.now(), zone });
  return new File([bytes], `${name}.xlsx`, { type: BOOK_MEDIA });
}

/** Stored spreadsheet; undefined: none. */
export const findBook = (db: Queries) =>
  db.selectFrom("installation_books").select(["name", "rows"]).executeTakeFirst();

/**
 * Compares a spreadsheet with the starter catalogue; without faults it is stored until the newspaper opens.
 * @throws ProblemError as {@link rehearse}; 422 for a file that is no workbook of the catalogue.
 */
export async function keepBook(deps: Deps, actor: Actor, file: File): Promise<Import> {
  const found = await rehearse(deps, (tx) => importBook({ ...deps, db: tx }, actor, { file }));
  if (found.faults.length > 0) return found;
  const bytes = Buffer.from(await file.arrayBuffer());
  await transaction(deps.db, async (tx) => {
    const former = await findBook(tx);
    const at = new Date(deps.clock.now());
    const row = { name: file.name || "catalogue.xlsx", bytes, rows: found.rows, kept_at: at };
    await tx
      .insertInto("installation_books")
      .values(row)
      .onConflict((conflict) => conflict.column("place").doUpdateSet(row))
      .execute();
    await record(tx, actor, at, { before: former?.name ?? null, after: row.name });
  });
  return found;
}

/** Removes the stored spreadsheet: the newspaper opens with the starter catalogue. */
export async function dropBook(deps: Deps, actor: Actor): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const former = await findBook(tx);
    if (former === undefined) return;
    await tx.deleteFrom("installation_books").execute();
    const at = new Date(deps.clock.now());
    await record(tx, actor, at, { before: former.name, after: null });
  });
}

/**
 * Writes the stored spreadsheet into the newly opened catalogue.
 * @throws ProblemError 409 where it no longer fits, as other prices or another newspaper were kept since.
 */
export async function applyBook(tx: Tx, deps: Deps, actor: Actor): Promise<void> {
  const kept = await tx.selectFrom("installation_books").selectAll().executeTakeFirst();
  if (kept === undefined) return;
  const file = new File([new Uint8Array(kept.bytes)], kept.name);
  const { mark, faults } = await importBook({ ...deps, db: tx }, actor, { file });
  if (faults.length > 0) throw missing(FAULTY);
  await importBook({ ...deps, db: tx }, actor, { file, mark });
  await tx.deleteFrom("installation_books").execute();
}

async function record(
  tx: Tx,
  { email }: Actor,
  at: Date,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Promise<void> {
  await appendToTrail(tx, {
    at,
    operator: email,
    command: "installation",
    subject: "book",
    reason: null,
    before: { file: before },
    after: { file: after },
  });
}

const FAULTY: Messages = {
  fr: "Le classeur ne correspond plus au journal : revenez à l’étape du catalogue.",
  ar: "لم يعد المصنف يطابق الجريدة: عودوا إلى مرحلة الكتالوغ.",
};
