import { promisify } from "node:util";
import { inflate } from "node:zlib";
import { LARGEST_CERTIFICATE } from "@parution/contract/certificates";
import { z } from "zod";
import { notACertificate } from "./problems.ts";

/** Streams of a file that are looked at, and letters of one: a certificate of ours has less of both. */
const MOST_STREAMS = 200;
const LONGEST_STATEMENT = 256 * 1024;

const inflated = promisify(inflate);

const Signed = z.object({ statement: z.string(), signature: z.string() });

/** What a certificate says of itself; nothing of it is known to be true yet. */
export type Signed = z.infer<typeof Signed>;

/**
 * Reads what is signed in a certificate that somebody sends: the one attachment that says it, found among the file's
 * streams. No reader of PDF is let near it, since some small files unfold to more than the memory holds.
 * @throws ProblemError 422 for any other file
 */
export async function readSigned(file: File): Promise<Signed> {
  if (file.size > LARGEST_CERTIFICATE) throw notACertificate();
  for (const stream of streamsOf(Buffer.from(await file.arrayBuffer()))) {
    const signed = Signed.safeParse(parse(await textOf(stream)));
    if (signed.success) return signed.data;
  }
  throw notACertificate();
}

/** The contents of the file's first streams, as they stand (ISO 32000-1, 7.3.8). */
function streamsOf(pdf: Buffer): Buffer[] {
  const streams: Buffer[] = [];
  let at = pdf.indexOf("stream");
  while (at >= 0 && streams.length < MOST_STREAMS) {
    const end = pdf.indexOf("endstream", at);
    if (end < 0) break;
    const start = pdf.indexOf("\n", at) + 1;
    streams.push(pdf.subarray(start, end));
    at = pdf.indexOf("stream", end + "endstream".length);
  }
  return streams;
}

/** A stream's text, unfolded; of one that is not compressed, or too long, the beginning as it stands. */
async function textOf(stream: Buffer): Promise<string> {
  const bytes = await inflated(stream, { maxOutputLength: LONGEST_STATEMENT }).catch(() =>
    stream.subarray(0, LONGEST_STATEMENT),
  );
  return new TextDecoder().decode(bytes);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
