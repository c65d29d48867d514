import { createHash } from "node:crypto";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { ISSUE_LIMITS } from "@parution/rules/publication";
import type { Context } from "../platform/context.ts";
import { hasCode } from "../platform/errors.ts";
import type { IssueRow } from "./queries.ts";
import type { PrintRecordRow } from "./record-queries.ts";

type Kept = Pick<IssueRow, "storage_key" | "piece_hashes">;

/** Storage key of a piece, of a page's picture or of an ad's clipping. */
export const keyIn = (
  { storage_key }: Pick<IssueRow, "storage_key">,
  kind: "piece" | "page" | "ad",
  number: number,
) => `${storage_key}/${kind}-${number}`;

/** Storage key of an ad's picture: another place has another one, so that a reading that is given up changes no picture. */
export function clippingKey(
  issue: Pick<IssueRow, "storage_key">,
  { ad_id, parts }: Pick<PrintRecordRow, "ad_id" | "parts">,
): string {
  const place = createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
  return `${keyIn(issue, "ad", ad_id)}-${place}`;
}

/** Bytes of a piece of a file. */
export const lengthOf = (size: number, piece: number): number =>
  Math.min(ISSUE_LIMITS.piece, size - piece * ISSUE_LIMITS.piece);

export async function removePieces(
  { storage }: Pick<Context, "storage">,
  issue: Kept,
): Promise<void> {
  for (const piece of issue.piece_hashes.keys()) await storage.remove(keyIn(issue, "piece", piece));
}

const folderOf = ({ config }: Pick<Context, "config">) => join(config.dataDir, "issues");

/** A file that was assembled from its pieces on this machine, for as long as it is read. */
export interface WholeFile {
  readonly path: string;
  /** Hexadecimal. */
  readonly sha256: string;
  /** True for a file with the header of a PDF. */
  readonly isPdf: boolean;
}

export const sha256Of = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex");

/** Bytes in which the header of a PDF may be (ISO 32000-1, H.3). */
const HEAD = 1024;

/** Assembles a file, with one piece at a time in memory. Null: a piece is missing, or is not the one that arrived. */
export async function assembleFile(
  context: Pick<Context, "storage" | "config">,
  issue: Kept & Pick<IssueRow, "id">,
): Promise<WholeFile | null> {
  const folder = folderOf(context);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, `${issue.id}-${crypto.randomUUID()}.pdf`);
  const hash = createHash("sha256");
  const file = await open(path, "wx", 0o600);
  let isPdf = false;
  try {
    for (const [piece, announced] of issue.piece_hashes.entries()) {
      const bytes = await context.storage.get(keyIn(issue, "piece", piece));
      if (bytes === null || sha256Of(bytes) !== announced) {
        await rm(path, { force: true });
        return null;
      }
      if (piece === 0) isPdf = Buffer.from(bytes.subarray(0, HEAD)).includes("%PDF-");
      hash.update(bytes);
      await file.writeFile(bytes);
    }
  } finally {
    await file.close();
  }
  return { path, sha256: hash.digest("hex"), isPdf };
}

/** Milliseconds after which such a file is left by a crash. */
const LEFTOVER_AGE = 3_600_000;

/** Removes the files that a crash has left. */
export async function removeLeftFiles(context: Pick<Context, "config">): Promise<void> {
  const folder = folderOf(context);
  const names = await readdir(folder).catch((error: unknown) => {
    if (hasCode(error, "ENOENT")) return [];
    throw error;
  });
  for (const name of names) {
    const path = join(folder, name);
    const facts = await stat(path).catch(() => null);
    if (facts !== null && Date.now() - facts.mtimeMs > LEFTOVER_AGE)
      await rm(path, { force: true });
  }
}
