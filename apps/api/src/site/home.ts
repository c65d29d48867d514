import type { Language } from "@parution/contract/call";
import { mediumOf, unknownSupport } from "../calendar/index.ts";
import { listSoldHeadings, listSupports } from "../catalogue/index.ts";
import { summariseNotices } from "../listing/index.ts";
import type { Context } from "../platform/context/index.ts";
import { notFound } from "../platform/http/index.ts";
import { publishToday } from "../publishing/index.ts";
import { readOnlineCounts } from "./online-counts.ts";
import { listLatestIds } from "./queries.ts";
import { orderSteps } from "./texts.ts";

const LATEST = 8;

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
  const { db } = context;
  await publishToday(context);
  const supports = await listSupports(db, language);
  if (supportId !== undefined && !supports.some(({ id }) => id === supportId)) {
    throw notFound(unknownSupport);
  }
  const headings = await listSoldHeadings(db, supportId, language);
  const counts = await readOnlineCounts(context, supportId);
  const latest = await listLatestIds(db, supportId, LATEST);
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
    notices: await summariseNotices(
      context,
      latest.map(({ id }) => id),
      language,
    ),
    steps: orderSteps.map(({ title, text }) => ({ title: title[language], text: text[language] })),
  };
}
