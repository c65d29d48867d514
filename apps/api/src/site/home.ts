import type { Language } from "@parution/contract/call";
import { dateInZone } from "@parution/rules/dates";
import { splitPaperContent } from "@parution/rules/paper-content";
import { mediumOf, unknownSupport } from "../calendar/index.ts";
import { listHeadings, listSupports } from "../catalogue/index.ts";
import type { Context } from "../platform/context/index.ts";
import { notFound } from "../platform/http/index.ts";
import { publishToday } from "../publishing/index.ts";
import { readOnlineCounts } from "./online-counts.ts";
import { listLatest } from "./queries.ts";
import { orderSteps } from "./texts.ts";

const LATEST = 8;
const EXCERPT_LENGTH = 180;
/** The headings of this support stand for all when none is chosen: every support sells the same. */
const DEFAULT_SUPPORT = 1;

/**
 * The home page: supports, headings with their ads, the latest ads, how to order.
 * @param supportId narrows headings and ads to one support; all without it.
 * @throws ProblemError 404 for an unknown support.
 */
export async function readHomeOf(
  context: Context,
  supportId: number | undefined,
  language: Language,
) {
  const { db, config } = context;
  await publishToday(context);
  const supports = await listSupports(db, language);
  if (supportId !== undefined && !supports.some(({ id }) => id === supportId)) {
    throw notFound(unknownSupport);
  }
  const headings = await listHeadings(db, supportId ?? DEFAULT_SUPPORT, language);
  const counts = await readOnlineCounts(context, supportId);
  const latest = await listLatest(db, supportId, LATEST, language);
  return {
    supports: supports.map((support) => ({
      id: support.id,
      label: support.label,
      slug: support.slug,
      medium: mediumOf(support.channel_id),
      language: support.language,
      tagline: support[`tagline_${language}`],
    })),
    headings: headings.map(({ id, label, slug }) => ({
      id,
      label,
      slug,
      adCount: counts.get(id) ?? 0,
    })),
    notices: latest.map((ad) => describeNotice(ad, config.publisherZone)),
    steps: orderSteps.map(({ title, text }) => ({ title: title[language], text: text[language] })),
  };
}

function describeNotice(ad: Awaited<ReturnType<typeof listLatest>>[number], zone: string) {
  const text = ad.web_content || readable(ad.paper_content);
  return {
    id: ad.id,
    slug: ad.slug,
    title: ad.web_title,
    excerpt: excerptOf(text),
    heading: ad.heading_label,
    headingSlug: ad.heading_slug,
    city: ad.city_label ?? ad.other_city,
    supportId: ad.support_id,
    publishedOn: dateInZone(ad.published_at?.getTime() ?? 0, zone),
    language: languageOf(ad.web_title + text),
  };
}

function readable(paperContent: string): string {
  const content = splitPaperContent(paperContent);
  if (content.kind === "plain") return content.text;
  return `${content.title} ${content.body}`;
}

/** The beginning of a text in one paragraph, cut between words. */
function excerptOf(text: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= EXCERPT_LENGTH) return line;
  return `${line.slice(0, EXCERPT_LENGTH).replace(/\s+\S*$/, "")}…`;
}

/** The script that most of a text's letters are of. */
function languageOf(text: string): Language {
  const arabic = text.match(/\p{Script=Arabic}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return arabic > latin ? "ar" : "fr";
}
