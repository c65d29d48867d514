import { splitTax } from "@parution/rules/money";
import fc from "fast-check";
import type { Transaction } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../platform/database/tables/index.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import {
  LEDGER_NOW as at,
  givenBusiness,
  givenOrder,
  givenReceipt,
  sumOfLines,
} from "../testing/ledger-rows.ts";
import {
  type Bill,
  bring,
  giveChange,
  newBill,
  owe,
  type Till,
  take,
} from "../testing/payments-model/till.ts";
import { lockAccounts, readBalances } from "./accounts.ts";
import { chargeEdit, creditEdit } from "./edits.ts";
import { chargeOnTerm, openBalances, type PaidOrder, payFromBalance } from "./movements.ts";
import { selectDiscrepancies } from "./queries.ts";
import { payWithReceipt, receiptToBalance, topUpWithReceipt } from "./receipts.ts";
import { reverseOrder } from "./reverse.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const price = fc.integer({ min: 1, max: 50_000 });
/** An order, how it is paid, the prices that edits give it afterwards, and whether it is refused in the end. */
const life = fc.record({
  paid: fc.constantFrom("balance", "term", "cmi", "cash", "toBalance", "topUp"),
  price,
  surplus: fc.integer({ min: 0, max: 500 }),
  edits: fc.array(price, { maxLength: 3 }),
  refused: fc.boolean(),
});
type Life = typeof life extends fc.Arbitrary<infer Value> ? Value : never;
const opening = fc.record({
  balance: fc.integer({ min: 0, max: 60_000 }),
  freeBalance: fc.integer({ min: 0, max: 20_000 }),
  owed: fc.integer({ min: 0, max: 20_000 }),
});

describe("any sequence of payments, edits and refusals", () => {
  test("leaves the expected amounts, entries that sum to zero, and no debt on a balance", async () => {
    const property = fc.asyncProperty(
      opening,
      fc.array(life, { maxLength: 10 }),
      async (start, lives) => {
        const { db } = api.context;
        const businessId = await givenBusiness(db);
        await db.transaction().execute((tx) => openBalances(tx, businessId, start, at));
        const till = { ...start };
        for (const one of lives) {
          const order = await givenOrder(db, businessId, one.price);
          await db.transaction().execute((tx) => live(tx, { ...order, businessId }, one, till));
          expect(await readBalances(db, businessId), JSON.stringify(one)).toEqual(till);
        }
      },
    );
    await fc.assert(property, { numRuns: 15, seed: 20_260_601 });
    expect(await selectDiscrepancies(api.context.db)).toEqual([]);
    expect(await sumOfLines(api.context.db)).toBe(0);
  });
});

type Order = PaidOrder & { readonly businessId: number };

/** Leads an order through its life, in the ledger and at the till. */
async function live(tx: Transaction<Database>, order: Order, one: Life, till: Till): Promise<void> {
  const bill = newBill();
  if (!(await pay(tx, order, one, till, bill))) return;
  let before = amountsOf(one.price);
  for (const next of one.edits) {
    const after = amountsOf(next);
    if (await edit(tx, { ...order, before, after }, one.paid === "term", till, bill)) {
      before = after;
    }
  }
  if (!one.refused) return;
  await reverseOrder(tx, order, at);
  giveChange(till, bill, bill.price);
}

/** True when the order was paid. */
async function pay(
  tx: Transaction<Database>,
  order: Order,
  { paid, surplus }: Life,
  till: Till,
  bill: Bill,
): Promise<boolean> {
  const accounts = await lockAccounts(tx, order.businessId);
  if (paid === "balance") {
    const isPaid = await payFromBalance(tx, accounts, order, at);
    expect(isPaid).toBe(take(till, bill, order.total));
    return isPaid;
  }
  if (paid === "term") {
    await chargeOnTerm(tx, accounts, order, at);
    owe(till, bill, order.total);
    return true;
  }
  const provider = paid === "cash" ? "cash" : "cmi";
  const receipt = await givenReceipt(tx, order, provider, order.total + surplus);
  if (paid === "cmi" || paid === "cash") {
    await payWithReceipt(tx, receipt, order, at);
    bring(till, bill, order.total, surplus);
    return true;
  }
  const refill = paid === "topUp" ? topUpWithReceipt : receiptToBalance;
  await refill(tx, receipt, order.id, at);
  till.balance += receipt.amount;
  return false;
}

/** True when the edit was made: not, when it costs more than the account has. */
async function edit(
  tx: Transaction<Database>,
  order: Order & { readonly before: Amounts; readonly after: Amounts },
  onTerm: boolean,
  till: Till,
  bill: Bill,
): Promise<boolean> {
  const accounts = await lockAccounts(tx, order.businessId);
  const difference = order.after.total - order.before.total;
  if (difference < 0) {
    await creditEdit(tx, accounts, order, at);
    giveChange(till, bill, -difference);
    return true;
  }
  const lacking = Math.max(0, difference - till.balance - till.freeBalance);
  const missing = await chargeEdit(tx, accounts, order, onTerm ? "onTerm" : "balance", at);
  expect(missing).toBe(onTerm ? 0 : lacking);
  if (missing > 0) return false;
  if (onTerm) owe(till, bill, difference);
  else take(till, bill, difference);
  return true;
}

type Amounts = ReturnType<typeof amountsOf>;
const amountsOf = (total: number) => ({ total, ...splitTax(total) });
