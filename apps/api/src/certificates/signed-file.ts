import { LARGEST_CERTIFICATE } from "@parution/contract/certificates";
import { z } from "zod";
import { notACertificate } from "./problems.ts";

/** The file within a certificate by which anyone can verify it. */
const ATTACHMENT = "attestation.json";

const Signed = z.object({ statement: z.string(), signature: z.string() });

/** What a certificate says of itself; nothing of it is known to be true yet. */
export type Signed = z.infer<typeof Signed>;

/**
 * Reads what is signed in a certificate that somebody sends.
 * @throws ProblemError 422 for any other file
 */
export async function readSigned(file: File): Promise<Signed> {
  if (file.size > LARGEST_CERTIFICATE) throw notACertificate();
  const attached = await attachmentOf(new Uint8Array(await file.arrayBuffer()));
  const signed = Signed.safeParse(parse(attached));
  if (!signed.success) throw notACertificate();
  return signed.data;
}

/** The attached file, as text; an empty one where there is none. The reader's code comes with its first use. */
async function attachmentOf(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import("unpdf");
  // Whatever it stumbles over is not a file of ours.
  const pdf = await getDocumentProxy(bytes, { verbosity: 0 }).catch(() => null);
  if (pdf === null) throw notACertificate();
  try {
    const content = await pdf.getAttachmentContent(ATTACHMENT).catch(() => null);
    return new TextDecoder().decode(content ?? undefined);
  } finally {
    await pdf.cleanup();
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
