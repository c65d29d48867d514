import { PassThrough, Readable } from "node:stream";
import type { Language } from "@parution/contract/call";
import { downloadInvoices, MOST_ARCHIVED } from "@parution/contract/invoices";
import { ZipFile } from "yazl";
import { permissionsOfCaller, reachOf } from "../access/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import { bindSession } from "../platform/http/bind.ts";
import { forbidden } from "../platform/http/problems.ts";
import { byteStream, StreamedFile, stampedName } from "../platform/http/streamed-file.ts";
import { limitAttempt } from "../platform/rate-limit.ts";
import { setForArchive } from "../typesetter/index.ts";
import { type DocumentRow, selectDocuments } from "./document/queries.ts";
import { requirePublisher, sheetOf } from "./document/sheet.ts";
import { describeDocuments } from "./download.ts";
import { emptyPeriod, tooManyInvoices } from "./labels.ts";
import { type ArchivedInvoice, listArchived } from "./list-queries.ts";
import { numberInvoices } from "./number.ts";

/** Archives per user and minute: each occupies the typesetter for seconds. */
const PER_MINUTE = 2;

/** Invoices and credit notes of a period as a zip, each typeset when it is read; for accounts on term alone. */
export const downloadInvoicesRoute = bindSession(downloadInvoices, async (request) => {
  const { context, identity, language, input } = request;
  if (!permissionsOfCaller(identity).seesInvoices) throw forbidden();
  requirePublisher(context.config);
  const { db, clock } = context;
  const limit = { key: `invoices:${identity.userId}`, attempts: PER_MINUTE, window: 60_000 };
  await limitAttempt(db, [limit], clock.now());
  await numberInvoices(context);
  const { from, to } = input.query;
  const invoices = await listArchived(
    db,
    { reach: reachOf(identity), from, to },
    MOST_ARCHIVED + 1,
  );
  if (invoices.length === 0) throw emptyPeriod();
  if (invoices.length > MOST_ARCHIVED) throw tooManyInvoices(MOST_ARCHIVED);
  const archive = { context, invoices, language, userId: identity.userId };
  const name = stampedName(`factures-${from}-${to}`, clockOf(context));
  return new StreamedFile(zip(archive), `${name}.zip`, "application/zip");
});

interface Archive {
  readonly context: Context;
  readonly invoices: readonly ArchivedInvoice[];
  readonly language: Language;
  readonly userId: number;
}

/**
 * Zip of typeset invoices; the next one is typeset when the reader has taken the one before, and none after the reader has
 * left.
 */
function zip(archive: Archive): ReadableStream<Uint8Array> {
  const { context, invoices } = archive;
  const file = new ZipFile();
  const output = new PassThrough();
  // The answer is already being sent: it can only be cut off.
  const breakOff = (err: Error) => {
    context.log.error({ err }, "invoice archive interrupted");
    output.destroy(err);
  };
  const mtime = new Date(context.clock.now());
  for (const invoice of invoices) {
    // A PDF is compressed already.
    const options = { mtime, compress: false };
    file.addReadStreamLazy(`${invoice.ref}.pdf`, options, (done) => {
      setInvoice(archive, invoice).then(
        (pdf) => done(null, Readable.from([pdf], { objectMode: false })),
        breakOff,
      );
    });
  }
  file.on("error", breakOff);
  file.end();
  file.outputStream.pipe(output);
  return byteStream(output);
}

async function setInvoice(
  { context, language, userId }: Archive,
  { id, order_id }: ArchivedInvoice,
): Promise<Uint8Array> {
  const rows: readonly DocumentRow[] = await selectDocuments(context.db, order_id, id, language);
  const documents = await describeDocuments(context, order_id, rows, language);
  const title = rows[0]?.ref ?? "";
  return setForArchive(sheetOf(context, documents, { title, language }), userId);
}
