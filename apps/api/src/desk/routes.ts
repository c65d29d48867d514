import type { CallAnswer, Language } from "@parution/contract/call";
import { readOverview, searchDesk } from "@parution/contract/desk";
import type { StaffPermission } from "@parution/rules/access";
import { adStatusOf, readReference } from "@parution/rules/ads";
import { nextClosing } from "@parution/rules/calendar";
import { addDays } from "@parution/rules/dates";
import { reviewState } from "@parution/rules/moderation";
import { readSupportCalendar } from "../calendar/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bindStaff } from "../staff/index.ts";
import {
  countPlanned,
  countUndecidedByDay,
  findAds,
  findLastAudit,
  listClosedDays,
  listLatePayments,
  listOpenIssues,
  listSupports,
  listUndelivered,
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
      payments: may("seePayments") ? await describePayments(context) : null,
      books: may("seeBooks") ? ((await findLastAudit(context.db)) ?? null) : null,
    };
  }),

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

/** The next closing of each newspaper, the nearest first. */
async function describeClosings(context: Context, language: Language) {
  const { clock } = momentOf(context);
  const closings: NonNullable<Overview["closings"]> = [];
  for (const support of await listSupports(context.db)) {
    const next = nextClosing(await readSupportCalendar(context.db, support.id, clock));
    if (next === null) continue;
    const { date, closesAt } = next;
    const counted = await countPlanned(context.db, support.id, date);
    closings.push({
      ...{ supportId: support.id, support: support[`label_${language}`], date, closesAt },
      ...counted,
    });
  }
  return closings.toSorted((left, right) => left.closesAt - right.closesAt);
}

async function describeIssues({ db }: Context, language: Language) {
  const rows = await listOpenIssues(db);
  return rows.map(({ support_id, day, state, ...label }) => ({
    ...{ supportId: support_id, support: label[`label_${language}`], day, state },
  }));
}

async function describeMails({ db }: Context): Promise<Overview["mails"]> {
  const rows = await listUndelivered(db);
  return rows.map(({ key, template, last_error, failed_at }) => ({
    ...{ key, template, error: last_error },
    failedAt: failed_at?.getTime() ?? 0,
  }));
}

async function describePayments({ db, clock }: Context): Promise<Overview["payments"]> {
  const rows = await listLatePayments(db, new Date(clock.now() - SHOWN));
  return rows.map(({ ref, amount, answered_at }) => ({
    ...{ order: ref, amount },
    answeredAt: answered_at?.getTime() ?? 0,
  }));
}

/** Paid ads by their web reference or their order's number: two at most, found by key. */
async function describeAds({ db }: Context, search: string, language: Language) {
  const named = readReference(search);
  const rows = named === null ? [] : await findAds(db, named, language);
  return rows.map(({ id, ref_web, ref, web_title, support, status, is_waiting }) => ({
    ...{ id, reference: ref_web, order: ref, title: web_title, support },
    ...{ status: adStatusOf(status), isWaiting: is_waiting },
  }));
}
