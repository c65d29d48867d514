import { createHash } from "node:crypto";
import type { Language } from "@parution/contract/call";
import { formatFullDate, type IsoDate } from "@parution/rules/dates";
import { setBounded } from "../platform/bounded-map.ts";
import { type Document, DocumentFailed, type SetDocument } from "../typesetter/index.ts";
import type { LaidOut, Newspaper } from "./edition.ts";
import type { EditionAd } from "./queries.ts";

const template = new URL("./edition-pages.typ", import.meta.url).href;

/** Heading of pages whose edition is not known to be printed. */
const DRAFT: Readonly<Record<Language, string>> = {
  fr: "Maquette · impression pas encore confirmée",
  ar: "نموذج · لم تؤكد الطباعة بعد",
};

/** The pages of an edition as a document; each page of a draft says that it is one. */
export function pagesDocument(
  { label, language }: Newspaper,
  day: IsoDate,
  { layout, area, measures, sheets }: LaidOut,
  isDraft = false,
): Document {
  const date = formatFullDate(day, language);
  const [first] = sheets.values();
  return {
    template,
    isAccessible: true,
    data: {
      title: isDraft ? `${DRAFT[language]} · ${label} · ${date}` : `${label} · ${date}`,
      draft: isDraft ? DRAFT[language] : null,
      newspaper: label,
      date,
      language,
      faces: first?.faces ?? [],
      paper: { ...area, masthead: measures.moduleHeight - measures.moduleGap / 2 },
      pages: layout.pages,
      ads: Object.fromEntries(sheets),
    },
  };
}

/** Pages with the ads that they had to leave out. */
export interface SetPages {
  readonly pdf: Uint8Array;
  readonly leftOut: readonly EditionAd[];
}

/** Milliseconds for a part of the ads while the one that fails is looked for. */
const PART_LIMIT = 5000;

/** Texts that cannot be set, by content: further pages with them fail no more. */
const failing = new Map<string, true>();
const MOST_FAILING = 1000;

const keyOf = ({ id, paper_content }: EditionAd) =>
  `${id} ${createHash("sha256").update(paper_content).digest("base64url")}`;

/**
 * Sets the pages of ads. Where they cannot be set, the ads are set in parts to find those that fail, and the pages without
 * them.
 * @throws DocumentFailed when the pages cannot be set without them either
 */
export async function setPages(
  set: SetDocument,
  ads: readonly EditionAd[],
  documentOf: (ads: readonly EditionAd[]) => Document,
): Promise<SetPages> {
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
