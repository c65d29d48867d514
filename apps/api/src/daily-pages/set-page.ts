import { createHash } from "node:crypto";
import { setBounded } from "../platform/bounded-map.ts";
import { type Document, DocumentFailed, type SetDocument } from "../typesetter/index.ts";
import type { EditionAd } from "./queries.ts";

/** A page with the ads that it had to leave out. */
export interface Page {
  readonly pdf: Uint8Array;
  readonly leftOut: readonly EditionAd[];
}

/** Milliseconds for a part of a page while the ad that fails is looked for. */
const PART_LIMIT = 5000;

/** Texts that cannot be set, by what they are: further pages with them fail no more. */
const failing = new Map<string, true>();
const MOST_FAILING = 1000;

const keyOf = ({ id, paper_content }: EditionAd) =>
  `${id} ${createHash("sha256").update(paper_content).digest("base64url")}`;

/**
 * Sets a page of ads. Where it cannot be set, its ads are set in parts to find those that fail, and the page is set
 * without them.
 * @throws DocumentFailed when the page cannot be set without them either
 */
export async function setPage(
  set: SetDocument,
  ads: readonly EditionAd[],
  documentOf: (ads: readonly EditionAd[]) => Document,
): Promise<Page> {
  const known = ads.filter((ad) => !failing.has(keyOf(ad)));
  const pdf = await set(documentOf(known)).catch(passFailure);
  if (pdf !== null) return { pdf, leftOut: withoutAll(ads, known) };
  const sound = await soundOf(known, Math.ceil(Math.sqrt(known.length)));
  for (const ad of withoutAll(known, sound)) setBounded(failing, keyOf(ad), true, MOST_FAILING);
  return { pdf: await set(documentOf(sound)), leftOut: withoutAll(ads, sound) };

  /** The ads that can be set, tried in parts of so many and where a part fails one by one. */
  async function soundOf(tried: readonly EditionAd[], size: number): Promise<EditionAd[]> {
    const sound: EditionAd[] = [];
    for (let start = 0; start < tried.length; start += size) {
      const part = tried.slice(start, start + size);
      const isSound = await set(documentOf(part), { timeLimit: PART_LIMIT }).catch(passFailure);
      if (isSound !== null) sound.push(...part);
      else if (part.length > 1) sound.push(...(await soundOf(part, 1)));
    }
    return sound;
  }
}

function passFailure(error: unknown): null {
  if (error instanceof DocumentFailed) return null;
  throw error;
}

const withoutAll = (ads: readonly EditionAd[], others: readonly EditionAd[]) =>
  ads.filter((ad) => !others.includes(ad));
