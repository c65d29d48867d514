import { adStatusOf } from "@parution/rules/ads";
import { toIsoDate } from "@parution/rules/dates";
import type { Transaction } from "kysely";
import type { Deps } from "../desk-calendar/index.ts";
import { holdEditions } from "../edition-state/index.ts";
import { momentOf } from "../platform/context.ts";
import type { Database } from "../platform/database/tables/index.ts";
import { selectPrintRecords } from "../printed-issues/index.ts";
import { letterKey, notifyMissed } from "./missed-letters.ts";
import { enter, isUnchanged, note, writeRemaining } from "./missed-outcome.ts";
import {
  endMissed,
  lockMissed,
  type Missed,
  type MissingAd,
  rebaseReports,
  selectMissing,
  withdrawLetter,
} from "./missed-queries.ts";

type Tx = Transaction<Database>;

/**
 * Ends an open report of an ad that is in its edition after all, before anyone chose: the edition was opened again, the ad accepted
 * late, or a later file of the issue shows it. Its client is written to where the question may have left. Returns false, with
 * nothing changed, while the report holds.
 */
export async function enterAfterAll(tx: Tx, deps: Deps, missed: Missed): Promise<boolean> {
  const [ad] = await selectMissing(tx, [missed.ad_id]);
  if (ad === undefined || missed.state !== "open") return false;
  const isPrinted = await isPrintedAfterAll(tx, missed);
  const enters = isAcceptedLate(ad, missed) || (await isOpenAgain(tx, deps, missed));
  if (!isPrinted && !enters) return false;
  const at = new Date(deps.clock.now());
  const isSame = isUnchanged(ad, missed);
  if (!isSame && !isPrinted) {
    await endMissed(tx, missed.id, { state: "changed" }, at);
    return true;
  }
  const before = missed.before.map(toIsoDate);
  const dates = isSame ? await writeRemaining(tx, ad, missed, before) : ad.dates;
  await endMissed(tx, missed.id, { state: "entered", after: dates }, at);
  await enter(tx, deps, ad, dates);
  await rebaseReports(tx, ad.id);
  const ended = await lockMissed(tx, { id: missed.id });
  const isNotified = !(await withdrawLetter(tx, letterKey(missed.id, "choice")));
  // Of what is printed, the letter about the issue says so.
  if (ended && isNotified && !isPrinted) await notifyMissed(tx, ended, ad, "outcome", at);
  await note(tx, deps, ad, missed, null);
  return true;
}

async function isOpenAgain(tx: Tx, deps: Deps, missed: Missed): Promise<boolean> {
  const day = toIsoDate(missed.day);
  if (missed.cause !== "late_payment" || day < momentOf(deps).today) return false;
  return (await holdEditions(tx, missed.support_id, [day])).length === 0;
}

/** True where a person with the right accepted an ad into its closed edition. */
function isAcceptedLate({ status, dates }: MissingAd, { cause, day }: Missed): boolean {
  const waited = cause === "late_payment" || cause === "undecided";
  return waited && adStatusOf(status) === "validated" && dates.includes(toIsoDate(day));
}

/** True where the recorded issue shows an ad that the program had reported by the one before; the desk's own reports stand. */
async function isPrintedAfterAll(tx: Tx, missed: Missed): Promise<boolean> {
  if (missed.cause !== "left_out" || missed.reported_by !== null) return false;
  const records = await selectPrintRecords(tx, [missed.ad_id]);
  return records.some(({ day, printed }) => printed && day === toIsoDate(missed.day));
}
