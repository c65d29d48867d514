import { PassThrough, Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Context } from "../platform/context.ts";
import { byteStream } from "../platform/http/streamed-file.ts";
import type { listAttachments } from "./queries.ts";

type Attachment = Awaited<ReturnType<typeof listAttachments>>[number];

/** Attachments as a zip, a folder an ad: each file is read when the zip comes to it, and no longer once the reader has gone. */
export function zipAttachments(
  { storage, log, clock }: Context,
  files: readonly Attachment[],
): ReadableStream<Uint8Array> {
  const zip = new ZipFile();
  const output = new PassThrough();
  // The answer is already being sent: it can only be cut off.
  const breakOff = (err: Error) => {
    log.error({ err }, "attachments interrupted");
    output.destroy(err);
  };
  const mtime = new Date(clock.now());
  const names = new Set<string>();
  for (const { ref_web, name, position, storage_key } of files) {
    const path = freeName(names, `${ref_web}/${position + 1}-${safeName(name)}`);
    zip.addReadStreamLazy(path, { mtime }, (done) => {
      storage.get(storage_key).then((bytes) => {
        if (bytes === null) breakOff(new Error(`The file ${storage_key} is missing.`));
        else done(null, Readable.from([bytes], { objectMode: false }));
      }, breakOff);
    });
  }
  zip.on("error", breakOff);
  zip.end();
  zip.outputStream.pipe(output);
  return byteStream(output);
}

/** A name that is no path on any system, at most 100 characters long. */
const safeName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\\/:*?"<>|]/gu, "_")
    .replace(/^\.+/, "_")
    .slice(-100) || "fichier";

function freeName(names: Set<string>, name: string): string {
  let free = name;
  for (let number = 2; names.has(free); number += 1) free = `${name} (${number})`;
  names.add(free);
  return free;
}
