import type { CallAnswer, Language } from "@parution/contract/call";
import { fileMail, readOverview, resendMail, searchDesk } from "@parution/contract/desk";
import type { StaffPermission } from "@parution/rules/access";
import { adStatusOf, readReference } from "@parution/rules/ads";
import { editionCloses, nextClosing } from "@parution/rules/calendar";
import { addDays, type IsoDate, toIsoDate } from "@parution/rules/dates";
import { reviewState } from "@parution/rules/moderation";
import { PRINT, readSupportCalendar } from "../calendar/index.ts";
import { countUndelivered, listUndelivered, subjectOf } from "../mail/index.ts";
import { listClosedDays } from "../moderation/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { RowJob } from "../platform/database/tables/accounts.ts";
import type { Route } from "../platform/http/application.ts";
import { bindStaff } from "../staff/index.ts";
import { file, resend } from "./mails.ts";
import {
  countErrorReports,
  countMessagesByDay,
  countPlanned,
  countUndecidedByDay,
  findAds,
  findLastAudit,
  LISTED,
  listFailures,
  listLatePayments,
  listMissed,
  listOpenedAgain,
  listOpenIssues,
  listSupports,
} from "./queries.ts";

type Overview = CallAnswer<typeof readOverview>;

/** Milliseconds for which a payment that came late is shown. */
const SHOWN = 30 * 86_400_000;
/** Days before today in which a closed day may still hold back a clock. */
const LOOK_BACK = 400;

export const deskRoutes: readonly Route[] = [
  bindStaff(readOverview, async ({ context, identity, language }) => {
    const may = (permission: StaffPermission) => identity.staffPermissions.includes(permission);
    return {
      waiting: may("decideAds") ? await describeWaiting(context) : null,
      closings: may("seeClosings") ? await describeClosings(context, language) : null,
      issues: may("keepEditions") ? await describeIssues(context, language) : null,
      mails: may("seeMails") ? await describeMails(context) : null,
      messages: may("answerMessages") ? await describeMessages(context) : null,
      errorReports: may("keepContents") ? await countErrorReports(context.db) : null,
      missed: may("keepEditions") ? await describeMissed(context, language) : null,
      failures: await describeFailures(context, may, language),
      payments: may("seePayments") ? await describePayments(context) : null,
      books: may("seeBooks") ? ((await findLastAudit(context.db)) ?? null) : null,
    };
  }),

  bindStaff(resendMail, ({ context, identity, input }) => resend(context, identity, input.body.id)),

  bindStaff(fileMail, ({ context, identity, input }) => file(context, identity, input.body.id)),

  bindStaff(searchDesk, async ({ context, identity, input, language }) => ({
    ads: identity.staffPermissions.includes("decideAds")
      ? await describeAds(context, input.query.search, language)
      : null,
  })),
];

async function describeWaiting(context: Context): Promise<Overview["waiting"]> {
  const { today, clock } = momentOf(context);
  const days = await countUndecidedByDay(context.db, clock.zone);
  const closures = await listClosedDays(context.db, addDays(today, -LOOK_BACK));
  const sum = (state: string) =>
    days
      .filter(({ day }) => reviewState("decide", day, today, closures) === state)
      .reduce((ads, row) => ads + Number(row.ads), 0);
  const total = days.reduce((ads, row) => ads + Number(row.ads), 0);
  return { total, late: sum("late"), dueToday: sum("dueToday") };
}

/** Editions that wait for a person to close them, and the next closing of each newspaper, the nearest first. */
async function describeClosings(context: Context, language: Language) {
  const { clock, today } = momentOf(context);
  const closings: NonNullable<Overview["closings"]> = [];
  for (const edition of await listOpenedAgain(context.db, today)) {
    const { support_id: supportId, day: date } = edition;
    const closesAt = editionCloses(edition.lead_hours, date, clock.zone);
    if (closesAt > clock.now) continue;
    const counted = await countPlanned(context.db, supportId, date);
    closings.push({
      supportId,
      support: edition[`label_${language}`],
      date,
      closesAt,
      hasEdition: true,
      ...counted,
    });
  }
  for (const support of await listSupports(context.db)) {
    const next = nextClosing(await readSupportCalendar(context.db, support.id, clock));
    if (next === null) continue;
    const { date, closesAt } = next;
    const counted = await countPlanned(context.db, support.id, date);
    closings.push({
      supportId: support.id,
      support: support[`label_${language}`],
      date,
      closesAt,
      hasEdition: support.channel_id === PRINT,
      ...counted,
    });
  }
  return closings.toSorted((left, right) => left.closesAt - right.closesAt);
}

async function describeIssues({ db }: Context, language: Language) {
  const rows = await listOpenIssues(db);
  return rows.map(({ support_id, day, state, ...label }) => ({
    supportId: support_id,
    support: label[`label_${language}`],
    day,
    state,
  }));
}

async function describeMails(context: Context): Promise<Overview["mails"]> {
  const rows = await listUndelivered(context.db, LISTED);
  const letters = rows.map(({ last_error, failed_at, ...mail }) => ({
    id: mail.id,
    recipient: mail.recipient,
    language: mail.language,
    error: serverAnswer(last_error ?? "") || null,
    subject: subjectOf(context, mail),
    failedAt: failed_at.getTime(),
    mayHaveArrived: /^(unsure|interrupted)/.test(last_error ?? ""),
    linkEnded: last_error?.startsWith("ended: ") === true,
  }));
  return { total: await countUndelivered(context.db), letters };
}

/** The mail server's own words in the reason that was kept, without the outcome and the mail client's sentence before them. */
const serverAnswer = (kept: string): string =>
  kept
    .replace(/^ended: /, "")
    .replace(/^(?:never|later|unsure): /, "")
    .replace(/^[^:]*: (?=[45]\d\d[ -])/, "");

/** Waiting messages, and those beyond the working day of the terms. */
async function describeMessages(context: Context): Promise<Overview["messages"]> {
  const { today, clock } = momentOf(context);
  const days = await countMessagesByDay(context.db, clock.zone);
  const closures = await listClosedDays(context.db, addDays(today, -LOOK_BACK));
  const isLate = (day: IsoDate) => reviewState("acknowledge", day, today, closures) === "late";
  const sum = (rows: typeof days) => rows.reduce((all, row) => all + Number(row.messages), 0);
  return { waiting: sum(days), late: sum(days.filter(({ day }) => isLate(day))) };
}

const totalOf = ([first]: readonly { readonly total: string }[]) => Number(first?.total ?? 0);

async function describeMissed({ db }: Context, language: Language): Promise<Overview["missed"]> {
  const rows = await listMissed(db);
  const editions = rows.map(({ support_id, day, ads, ...label }) => ({
    supportId: support_id,
    support: label[`label_${language}`],
    day,
    ads: Number(ads),
  }));
  return { total: totalOf(rows), rows: editions };
}

/** Jobs whose failures those with a right see. */
const JOBS = {
  decideAds: ["moderation"],
  keepEditions: ["missed", "undecided", "cancelled", "late", "absent", "announced", "pages"],
  keepCalendar: ["closures"],
} as const satisfies Partial<Record<StaffPermission, readonly RowJob[]>>;

async function describeFailures(
  { db }: Context,
  may: (permission: StaffPermission) => boolean,
  language: Language,
): Promise<Overview["failures"]> {
  const rights = ["decideAds", "keepEditions", "keepCalendar"] as const;
  const jobs = rights.filter(may).flatMap((right): readonly RowJob[] => JOBS[right]);
  if (jobs.length === 0) return null;
  const rows = await listFailures(db, jobs);
  const failures = rows.map(({ support_id, day, since, retry_at, ...fault }) => ({
    job: fault.job,
    attempts: fault.attempts,
    error: fault.error,
    reference: fault.ref_web,
    since: since.getTime(),
    retryAt: retry_at.getTime(),
    // Of a job on editions.
    edition:
      support_id === null
        ? null
        : { supportId: support_id, support: fault[`label_${language}`] ?? "", day: toIsoDate(day) },
  }));
  return { total: totalOf(rows), rows: failures };
}

async function describePayments({ db, clock }: Context): Promise<Overview["payments"]> {
  const rows = await listLatePayments(db, new Date(clock.now() - SHOWN));
  return rows.map(({ ref, amount, answered_at }) => ({
    order: ref,
    amount,
    answeredAt: answered_at?.getTime() ?? 0,
  }));
}

/** Paid ads by their web reference or their order's number: two at most, found by key. */
async function describeAds({ db }: Context, search: string, language: Language) {
  const named = readReference(search);
  const rows = named === null ? [] : await findAds(db, named, language);
  return rows.map(({ id, ref_web, ref, web_title, support, status, is_waiting }) => ({
    id,
    reference: ref_web,
    order: ref,
    title: web_title,
    support,
    status: adStatusOf(status),
    isWaiting: is_waiting,
  }));
}
