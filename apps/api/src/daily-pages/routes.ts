import type { CallInput } from "@parution/contract/call";
import { downloadDailyPage, viewDailyPage } from "@parution/contract/daily-pages";
import { dateInZone, type IsoDate } from "@parution/rules/dates";
import { unprintableCharacters } from "@parution/rules/print-coverage";
import { reachOf } from "../access/index.ts";
import { queueMail } from "../mail/index.ts";
import { type Context, clockOf } from "../platform/context.ts";
import { transaction } from "../platform/database/transaction.ts";
import type { Route } from "../platform/http/application.ts";
import { bindSession } from "../platform/http/bind.ts";
import { type Messages, notFound } from "../platform/http/problems.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import type { Identity } from "../platform/session/identify.ts";
import { printPdf } from "../typesetter/index.ts";
import { type Newspaper, pageDocument, setPage } from "./document.ts";
import { type EditionAd, selectEdition, selectOwnEdition } from "./queries.ts";

/** Ads beside the account's own; more would take the typesetter too long. */
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
  const newspaper = { slug, label, language };
  return printPdf({ context, userId: identity.userId, name }, async (set) => {
    const page = await setPage(set, ads, (some) => pageDocument(newspaper, day, some));
    await report(context, "ads-left-out", { newspaper, day }, page.leftOut);
    const substituted = ads.filter((ad) => unprintableCharacters(ad.paper_content, 1).length > 0);
    await report(context, "ads-substituted", { newspaper, day }, substituted);
    return page.pdf;
  });
}

interface PrintedEdition {
  readonly newspaper: Newspaper;
  readonly day: IsoDate;
}

/** Mails to the newspaper, once for an ad and a day, which ads its page lacks or prints with substitutes. */
async function report(
  { db, clock, config, log }: Context,
  template: "ads-left-out" | "ads-substituted",
  { newspaper, day }: PrintedEdition,
  ads: readonly EditionAd[],
): Promise<void> {
  if (ads.length === 0) return;
  const references = ads.map(({ ref_web }) => ref_web).toSorted();
  log.error({ template, references, day, support: newspaper.slug }, "daily page incomplete");
  const mail = {
    to: config.mail.contactTo,
    language: newspaper.language,
    template,
    data: { support: newspaper.label, day, references },
    key: `${template}:${newspaper.slug}:${day}:${references.join(",").slice(0, 150)}`,
  } as const;
  await transaction(db, (tx) => queueMail(tx, mail, new Date(clock.now())));
}

const noPage: Messages = {
  fr: "Cette annonce n’a pas paru dans cette édition.",
  ar: "لم ينشر هذا الإعلان في هذا العدد.",
};
