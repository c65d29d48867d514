import type { CallInput } from "@parution/contract/call";
import { downloadDailyPage, viewDailyPage } from "@parution/contract/daily-pages";
import { dateInZone, formatDayFirst, type IsoDate } from "@parution/rules/dates";
import { type Reach, reachOf } from "../access/index.ts";
import type { EditionKey } from "../edition-state/index.ts";
import {
  adsThatRan,
  type EditionAd,
  findPublication,
  plannedIn,
  printEdition,
  readAds,
  written,
} from "../editions/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { conflict, type Messages, notFound, type ProblemError } from "../platform/http/problems.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import type { Identity } from "../platform/session/identify.ts";

/** Ads beside the account's own; more would take the typesetter too long. */
const MOST_OTHERS = 1000;

/** Pages of a day on which an ad of the caller's appeared, as a download or inline. */
export const dailyPageRoutes: readonly Route[] = [
  bindSession(downloadDailyPage, printPages),
  bindSession(viewDailyPage, (request) => {
    request.answerHeaders.set("Content-Disposition", "inline");
    return printPages(request);
  }),
];

interface PageRequest {
  readonly context: Context;
  readonly identity: Identity;
  readonly input: CallInput<typeof downloadDailyPage>;
}

/**
 * The pages of a day, without the ads that did not run in it. A newspaper that goes by its printed issues has a draft of them until
 * its issue is recorded, which says so on every page.
 * @throws ProblemError 404 when none of the caller's ads appeared in print there and then, 409 for an edition that was cancelled.
 */
async function printPages({ context, identity, input }: PageRequest): Promise<File> {
  const { db } = context;
  const clock = clockOf(context);
  const { day, supportId, reference } = input.query;
  const edition = { day, supportId };
  const isOut = day <= dateInZone(clock.now, clock.zone);
  const publication = isOut ? await findPublication(db, edition) : undefined;
  if (publication === undefined) throw notFound(noPage);
  const reach = reachOf(identity);
  const { state, publication_proof } = publication;
  if (state === "cancelled" && (await wasPlanned(db, edition, reference, reach)))
    throw cancelled(day);
  const ran = await listRan(db, edition);
  if (!ran.some((ad) => ad.ref_web === written(reference) && ad[reach.column] === reach.id))
    throw notFound(noPage);
  const wanted = { reference, most: MOST_OTHERS + 1, onlyRan: true };
  const content = await readAds(db, edition, wanted);
  const { newspaper, kept } = content;
  const ads = nearest(content.ads, new Set(ran.map(({ id }) => id)), reference);
  // Pages that were kept before it was accepted, late, prove nothing for it.
  if (!ads.some((ad) => ad.ref_web === written(reference))) throw notFound(notOnPages);
  const isDraft = publication_proof === "printed" && state !== "printed";
  return printEdition(context, {
    userId: identity.userId,
    newspaper,
    day,
    isDraft,
    ads,
    kept,
    name: stampedName(`${newspaper.slug}-${day}`, clock),
  });
}

/** Ads that ran, in their order, among them the caller's whatever their number. */
function nearest(ads: readonly EditionAd[], ran: ReadonlySet<number>, reference: string) {
  let others = 0;
  return ads.filter(({ id, ref_web }) => {
    if (!ran.has(id)) return false;
    if (ref_web === written(reference)) return true;
    others += 1;
    return others <= MOST_OTHERS;
  });
}

const listRan = (db: Queries, edition: EditionKey) =>
  adsThatRan(db, edition)
    .select(["ads.id", "ads.ref_web", "ads.user_id", "ads.business_id"])
    .execute();

/** True for an ad of the account that was to appear in a cancelled edition. */
async function wasPlanned(
  db: Queries,
  edition: EditionKey,
  reference: string,
  reach: Reach,
): Promise<boolean> {
  const ad = await plannedIn(db, edition)
    .where("ads.ref_web", "=", written(reference))
    .where(`ads.${reach.column}`, "=", reach.id)
    .select("ads.id")
    .executeTakeFirst();
  return ad !== undefined;
}

const noPage: Messages = {
  fr: "Cette annonce n’a pas paru dans cette édition.",
  ar: "لم ينشر هذا الإعلان في هذا العدد.",
};

const notOnPages: Messages = {
  fr: "Les pages conservées de cette édition ne montrent pas cette annonce.",
  ar: "الصفحات المحفوظة لهذا العدد لا تتضمن هذا الإعلان.",
};

function cancelled(day: IsoDate): ProblemError {
  const date = formatDayFirst(day);
  return conflict("EDITION_CANCELLED", {
    fr: `L’édition du ${date} n’a pas paru : elle a été annulée.`,
    ar: `لم يصدر عدد ${date}: تم إلغاؤه.`,
  });
}
