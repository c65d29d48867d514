import { textDirection } from "../lines/index.ts";
import { arabic } from "../notices/ar/index.ts";
import { french } from "../notices/fr/index.ts";
import {
  fittingTemplates,
  type NoticeFieldId,
  type NoticeKind,
  noticeOf,
  type OtherAssembly,
  otherAssembly,
} from "../notices/index.ts";
import { plainText } from "../notices/plain-text.ts";

/** Kinds whose mentions a law or a procedure requires; those of classified ads are a matter of taste. */
const OFFICIAL: ReadonlySet<NoticeKind> = new Set([
  "limitedCompany",
  "soleLimitedCompany",
  "shareTransfer",
  "managerChange",
  "officeTransfer",
  "capitalIncrease",
  "dissolution",
  "liquidationClosing",
  "meeting",
  "lostDocument",
  "tender",
]);

/**
 * Mentions that are looked for in a convocation that is not a company's. Law 18-00 asks co-owners for day, hour, place
 * and agenda; no words tell a place from other addresses. Dahir 1-58-376 leaves an association's to its statutes; a
 * cooperative (law 112-12) has no capital, register and ICE of a company's kind.
 */
const ASSEMBLY_MENTIONS: Readonly<Record<OtherAssembly, readonly NoticeFieldId[]>> = {
  coOwners: ["meetingDate", "meetingTime", "agenda"],
  members: [],
};

/** Place of an ad among the headings. */
export interface HeadedAd {
  readonly text: string;
  /** The heading as its address writes it. */
  readonly headingSlug: string;
  /** Label of its sub-heading; empty: none. */
  readonly subheading: string;
}

/**
 * Required mentions that a text lacks. Of the kinds that its heading takes, the one of which it has most is meant; only
 * mentions that can be found without their value are looked for.
 */
export function missingRequired({ text, headingSlug, subheading }: HeadedAd): NoticeFieldId[] {
  const { marks } = (textDirection(text) === "rtl" ? arabic : french).reading;
  const plain = plainText(text);
  const lacking = requiredOf(headingSlug, subheading).map((required) => {
    const mentions = required.filter((field) => marks[field] !== undefined);
    const missing = mentions.filter((field) => !marks[field]?.test(plain));
    return { missing, share: missing.length / mentions.length };
  });
  return lacking.toSorted((left, right) => left.share - right.share)[0]?.missing ?? [];
}

/** Mentions of each kind of notice that may be meant. */
function requiredOf(headingSlug: string, subheading: string): (readonly NoticeFieldId[])[] {
  const assembly = otherAssembly(headingSlug, subheading);
  if (assembly !== null) return [ASSEMBLY_MENTIONS[assembly]];
  return fittingTemplates(headingSlug, subheading)
    .kinds.filter((kind) => OFFICIAL.has(kind))
    .map((kind) => noticeOf(kind).mentions);
}
