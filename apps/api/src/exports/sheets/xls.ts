import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { byteStream } from "../../platform/http/streamed-file.ts";
import { keptValue, NUMBER_FORMATS, type Sheet, type Value } from "./sheet.ts";
import { sheetName } from "./xlsx.ts";

/** Messages to the other thread: the frame of the sheet, then rows, then null at the end. */
export type XlsMessage =
  | {
      readonly name: string;
      readonly title: string;
      readonly rightToLeft: boolean;
      readonly headers: readonly string[];
      readonly widths: readonly number[];
      readonly formats: readonly string[];
    }
  | readonly (readonly (Value | null)[])[]
  | null;

/** Rows of one message to the thread. */
const BATCH = 500;

/**
 * A sheet as BIFF8, which cannot be streamed: it is built in a thread of its own, which does not block the api and frees its
 * memory at its end.
 */
export const writeXls = (sheet: Sheet): ReadableStream<Uint8Array> => byteStream(inPieces(sheet));

/** Bytes of a piece of the file: as much as a socket takes at once. */
const PIECE = 65_536;

async function* inPieces(sheet: Sheet): AsyncGenerator<Uint8Array> {
  const file = await buildXls(sheet);
  for (let at = 0; at < file.length; at += PIECE) yield file.subarray(at, at + PIECE);
}

async function buildXls(sheet: Sheet): Promise<Uint8Array> {
  const worker = new Worker(new URL("./xls-worker.ts", import.meta.url));
  try {
    const answer = once(worker, "message");
    await Promise.all([handOver(sheet, worker), answer]);
    const [file]: unknown[] = await answer;
    if (file instanceof Uint8Array) return file;
    throw new TypeError("The thread that writes .xls gave no file.");
  } finally {
    await worker.terminate();
  }
}

async function handOver(sheet: Sheet, worker: Worker): Promise<void> {
  const { title, language, columns, rows, zone } = sheet;
  const send = (message: XlsMessage) => worker.postMessage(message);
  send({
    title,
    name: sheetName(title),
    rightToLeft: language === "ar",
    headers: columns.map(({ header }) => header),
    widths: columns.map(({ width }) => width),
    formats: columns.map(({ kind }) => NUMBER_FORMATS[kind]),
  });
  let batch: (Value | null)[][] = [];
  for await (const row of rows) {
    batch.push(columns.map((column, index) => keptValue(row[index] ?? null, column, zone)));
    if (batch.length < BATCH) continue;
    send(batch);
    batch = [];
  }
  send(batch);
  send(null);
}
