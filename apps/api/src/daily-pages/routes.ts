import type { CallInput } from "@parution/contract/call";
import { downloadDailyPage, viewDailyPage } from "@parution/contract/daily-pages";
import { dateInZone } from "@parution/rules/dates";
import { type Reach, reachOf } from "../access/index.ts";
import {
  adsOf,
  type EditionKey,
  newspaperOf,
  printEdition,
  selectEdition,
  selectFormat,
  written,
} from "../editions/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { type Messages, notFound } from "../platform/http/problems.ts";
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

/** @throws ProblemError 404 when none of the caller's ads appeared in print there and then. */
async function printPages({ context, identity, input }: PageRequest): Promise<File> {
  const { db } = context;
  const clock = clockOf(context);
  const { day, supportId, reference } = input.query;
  const edition = { day, supportId };
  const isOut = day <= dateInZone(clock.now, clock.zone);
  const isOwn = isOut && (await appeared(db, edition, reference, reachOf(identity)));
  const support = isOwn ? await selectFormat(db, supportId) : undefined;
  if (support === undefined) throw notFound(noPage);
  const newspaper = newspaperOf(support);
  const { language } = newspaper;
  const ads = await selectEdition(db, edition, { reference, language, most: MOST_OTHERS + 1 });
  const name = stampedName(`${newspaper.slug}-${day}`, clock);
  return printEdition(context, { userId: identity.userId, newspaper, day, ads, name });
}

/** True when an ad of the account is in the edition. */
async function appeared(
  db: Queries,
  edition: EditionKey,
  reference: string,
  reach: Reach,
): Promise<boolean> {
  const ad = await adsOf(db, edition)
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
