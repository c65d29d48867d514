import { readMyAds } from "@parution/contract/ads";
import type { CallAnswer } from "@parution/contract/call";
import type { IsoDate } from "@parution/rules/dates";
import { creditConditionOf, noCredit } from "../ledger/index.ts";
import { permissionsOfCaller, reachOf, summariseSupport } from "../orders/index.ts";
import { momentOf } from "../platform/context/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { bindSession, describePage, type Messages } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { type Publication, publishToday, readPublications } from "../publishing/index.ts";
import { type Asking, describeActionable } from "./actionable.ts";
import { adFilterOf } from "./filter.ts";
import { publicationBadge } from "./labels.ts";
import type { AdRow } from "./list-queries.ts";
import { type AskedPage, readAdPage, readAdPageOf } from "./page.ts";

type Answer = CallAnswer<typeof readMyAds>;

/** One's ads, a page at a time. */
export const readMyAdsRoute = bindSession(readMyAds, async (request) => {
  const { context, identity, language, input } = request;
  await publishToday(context);
  const filter = adFilterOf(input.query, reachOf(identity), context.config.publisherZone);
  const asked = { filter, page: input.params.page, language };
  const { rows, credit, ...found } = await readPage(context.db, asked, identity);
  const moment = momentOf(context);
  const publications = await readPublications(context.db, rows, moment);
  return {
    ads: rows.map((row) =>
      describeAd(row, {
        moment,
        identity,
        language,
        credit,
        publication: publications.get(row.id),
      }),
    ),
    info: describePage(found, texts.none, language),
  };
});

/** A page of ads, and what their account may still order. */
async function readPage(db: Queries, asked: AskedPage, identity: Identity) {
  if (!permissionsOfCaller(identity).hasCeiling) {
    return { ...(await readAdPage(db, asked)), credit: noCredit };
  }
  const page = await readAdPageOf(db, asked, identity.businessId);
  const [first] = page.rows;
  return { ...page, credit: first === undefined ? noCredit : creditConditionOf(first.credit) };
}

function describeAd(
  row: AdRow,
  asking: Asking & { readonly publication: Publication | undefined },
): Answer["ads"][number] {
  const { language, publication } = asking;
  return {
    ...describeActionable(row, asking),
    support: summariseSupport(row),
    heading: row.heading,
    onlineBadge: publicationBadge(row, language),
    total: row.total,
    dates: row.dates,
    publishedDates: datesThatAppeared(publication),
    createdAt: row.created_at.getTime(),
    userId: row.user_id,
  };
}

const datesThatAppeared = (publication: Publication | undefined): IsoDate[] =>
  (publication?.dates ?? []).flatMap(({ date, state }) => (state === "appeared" ? [date] : []));

const texts = {
  none: { fr: "Aucune annonce trouvée.", ar: "لم يتم العثور على أي إعلان." },
} as const satisfies Record<string, Messages>;
