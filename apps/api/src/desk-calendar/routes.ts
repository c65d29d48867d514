import type { CallAnswer, CallInput, Language } from "@parution/contract/call";
import {
  changeWeek,
  declareClosure,
  exportAffected,
  exportClosure,
  moveDay,
  previewClosure,
  readDeskCalendar,
  setDay,
  undoClosure,
  writeHolidays,
} from "@parution/contract/desk-calendar";
import { restWeekdays } from "@parution/rules/calendar";
import { addDays, eachDay, firstOfMonth, firstOfNextMonth } from "@parution/rules/dates";
import { weekendOf } from "../calendar/index.ts";
import { type Context, momentOf } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { notFound } from "../platform/http/problems.ts";
import { bindStaff } from "../staff/index.ts";
import { listClosures } from "./closure-queries.ts";
import { exportAffectedAds, exportClosureAds } from "./closure-sheet.ts";
import { countPlanned, listMarkedDays, listSupports } from "./day-queries.ts";
import { describeDays, moveDay as move, setDay as set } from "./days.ts";
import { declare, describeClosure, preview, undo } from "./declare.ts";
import { changeWeek as change, writeHolidays as write } from "./rest-days.ts";

export const deskCalendarRoutes: readonly Route[] = [
  bindStaff(readDeskCalendar, ({ context, input, language }) =>
    describeMonth(context, input.query ?? {}, language),
  ),

  bindStaff(setDay, ({ context, identity, input }) => set(context, identity, input.body)),

  bindStaff(moveDay, ({ context, identity, input }) => move(context, identity, input.body)),

  bindStaff(writeHolidays, ({ context, identity, input }) => write(context, identity, input.body)),

  bindStaff(changeWeek, ({ context, identity, input }) => change(context, identity, input.body)),

  bindStaff(previewClosure, ({ context, input }) =>
    preview(context, input.query.supportId, input.query.date),
  ),

  bindStaff(exportAffected, (request) => exportAffectedAds(request, request.input.query)),

  bindStaff(exportClosure, (request) => exportClosureAds(request, request.input.params.closureId)),

  bindStaff(declareClosure, ({ context, identity, input }) =>
    declare(context, identity, input.body),
  ),

  bindStaff(undoClosure, ({ context, identity, input }) =>
    undo(context, identity, input.body.closureId),
  ),
];

/**
 * Days of a newspaper in a month with their states and planned ads, and its latest late closures.
 * @throws ProblemError 404 for an unknown newspaper.
 */
async function describeMonth(
  context: Context,
  query: NonNullable<CallInput<typeof readDeskCalendar>["query"]>,
  language: Language,
): Promise<CallAnswer<typeof readDeskCalendar>> {
  const { db } = context;
  const { today } = momentOf(context);
  const supports = await listSupports(db);
  const support = supports.find(({ id }) => id === (query.supportId ?? supports[0]?.id));
  if (support === undefined) throw notFound();
  const month = query.month ?? today;
  const [from, to] = [firstOfMonth(month), addDays(firstOfNextMonth(month), -1)];
  const marked = await listMarkedDays(db, support.id, from, to);
  const planned = await countPlanned(db, support.id, from, to);
  const closures = await listClosures(db, { supportId: support.id });
  const weekend = weekendOf(support);
  return {
    supports: supports.map((row) => ({ id: row.id, label: row[`label_${language}`] })),
    supportId: support.id,
    today,
    weekdays: restWeekdays(support.closed_weekdays, weekend),
    days: describeDays(eachDay(from, to), weekend, marked, planned),
    closures: closures.map(describeClosure),
  };
}
