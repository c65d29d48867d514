import type { CallInput } from "@parution/contract/call";
import { downloadDailyPage, viewDailyPage } from "@parution/contract/daily-pages";
import { dateInZone } from "@parution/rules/dates";
import { reachOf } from "../orders/index.ts";
import { type Context, clockOf } from "../platform/context/index.ts";
import {
  bindSession,
  type Messages,
  notFound,
  type Route,
  stampedName,
} from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { printPdf } from "../typesetter/index.ts";
import { pageDocument } from "./document.ts";
import { selectEdition, selectOwnEdition } from "./queries.ts";

/** Ads beside one's own: with more the typesetter would take longer than anybody waits. */
const MOST_OTHERS = 1000;

/** The page of a day on which one's own ad appeared, to be saved or to be looked at. */
export const dailyPageRoutes: readonly Route[] = [
  bindSession(downloadDailyPage, printPage),
  bindSession(viewDailyPage, (request) => {
    request.answerHeaders.set("Content-Disposition", "inline");
    return printPage(request);
  }),
];

interface PageRequest {
  readonly context: Context;
  readonly identity: Identity;
  readonly input: CallInput<typeof downloadDailyPage>;
}

/** @throws ProblemError 404 when none of the caller's ads appeared in print there and then. */
async function printPage({ context, identity, input }: PageRequest): Promise<File> {
  const { db } = context;
  const clock = clockOf(context);
  const { day, supportId, reference } = input.query;
  const edition = { day, supportId };
  const isOut = day <= dateInZone(clock.now, clock.zone);
  const own = { reference, reach: reachOf(identity) };
  const support = isOut ? await selectOwnEdition(db, edition, own) : undefined;
  if (support === undefined) throw notFound(noPage);
  const { slug, language } = support;
  const label = language === "ar" ? support.label_ar : support.label_fr;
  const ads = await selectEdition(db, edition, { reference, language, others: MOST_OTHERS });
  const name = stampedName(`${slug}-${day}`, clock);
  return printPdf(
    { context, userId: identity.userId, name },
    pageDocument({ slug, label, language }, day, ads),
  );
}

const noPage: Messages = {
  fr: "Cette annonce n’a pas paru dans cette édition.",
  ar: "لم ينشر هذا الإعلان في هذا العدد.",
};
