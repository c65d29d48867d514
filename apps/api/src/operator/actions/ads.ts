import { adStatusOf } from "@parution/rules/ads";
import { dateInZone } from "@parution/rules/dates";
import { orderStatusOf } from "@parution/rules/orders";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/tables/index.ts";
import { type Decision, decide, publishDue } from "../../publishing/index.ts";
import type { Facts } from "../../trail/index.ts";
import { type Action, type OperationInside, Refusal } from "./action.ts";
import { describeBalances } from "./credit.ts";
import { lockDueAds, selectDecidedAd } from "./queries.ts";

/** `A00000012`, with or without its letter and zeros. */
const REFERENCE = /^A?0*([1-9]\d{0,14})$/i;

/** Validates, refuses or archives an ad. A refusal gives the payment back and mails the reason to the advertiser. */
export function decideAd(command: Decision, reference: string, reason: string | null): Action {
  const id = Number(REFERENCE.exec(reference.trim())?.[1] ?? Number.NaN);
  return {
    command,
    subject: Number.isNaN(id) ? reference : `A${String(id).padStart(8, "0")}`,
    reason,
    async carryOut(operation) {
      if (Number.isNaN(id)) throw new Refusal(`${reference} is no reference of an ad.`);
      return changeAd(operation, id, command, reason);
    },
  };
}

async function changeAd(
  operation: OperationInside,
  id: number,
  decision: Decision,
  reason: string | null,
) {
  const { db } = operation;
  const before = await readAd(db, id);
  if (before === null) throw new Refusal("There is no such ad.");
  if (!(await decide(operation, id, decision, reason))) {
    throw new Refusal(`It is ${before.ad}, not in a state for it.`);
  }
  const after = await readAd(db, id);
  if (after === null) throw new Error(`ad ${id} is gone`);
  return { before, after };
}

/** An ad for an operator, with its account's balances. */
async function readAd(db: Transaction<Database>, id: number): Promise<Facts | null> {
  const row = await selectDecidedAd(db, id);
  if (row === undefined) return null;
  return {
    ad: adStatusOf(row.ad),
    online: row.online,
    order: orderStatusOf(row.order),
    ...describeBalances({ ...row, freeBalance: row.free_balance }),
  };
}

/** Publishes every validated ad whose first date has come, as the api does by itself each minute. */
export const publishAds: Action = {
  command: "publish",
  subject: "ads that are due",
  reason: null,
  async carryOut(operation) {
    const due = await listDue(operation);
    if (due.length === 0) throw new Refusal("No ad is due.");
    await publishDue(operation.db, operation);
    return { before: { due }, after: { due: await listDue(operation) } };
  },
};

/** References of the ads that are due for publication, locked against another publication. */
async function listDue({ db, clock, config }: OperationInside): Promise<readonly string[]> {
  const today = dateInZone(clock.now(), config.publisherZone);
  const rows = await lockDueAds(db, today);
  return rows.map(({ ref_web }) => ref_web);
}
