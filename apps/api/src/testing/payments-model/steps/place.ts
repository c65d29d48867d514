import { placeAd, placeTenderAd } from "@parution/contract/orders";
import { lineOrder, type OrderBody } from "../../orders/ordering.ts";
import { openDays } from "../deadlines.ts";
import { type AccountName, type Model, type ModelOrder, newOrder } from "../model.ts";
import { LINE, mayOwe } from "../rules.ts";
import { REFUSED, type Step, sendCopies } from "../step.ts";
import { owe } from "../till.ts";

/** Content of an ad's order or edit. */
export interface Choice {
  /** At least two, which is what the shortest ad costs. */
  readonly lines: number;
  /** Number of open days left out before its first date. */
  readonly skip: number;
  readonly dates: number;
}

/** Body of an order by a choice, and its price. */
export function chosen({ lines, skip, dates }: Choice, now: number) {
  const days = openDays(now, skip, dates);
  const [firstDate] = days;
  if (firstDate === undefined) throw new RangeError("An ad without a date.");
  const text = Array.from({ length: lines }, (_, line) => `Ligne ${line + 1}`).join("\n");
  const total = LINE * lines * dates;
  const changes: Changes = { paperContent: { kind: "plain", text }, dates: [...days], total };
  return { changes, firstDate, price: total };
}

type Changes = Pick<OrderBody, "paperContent" | "dates" | "total">;

interface Ordering extends Choice {
  readonly account: AccountName;
  readonly payLater: boolean;
  readonly copies: number;
}

/** Orders an ad, once or several times at once with one key. */
export function placeOrder(ordering: Ordering): Step {
  const { account, payLater, copies } = ordering;
  return {
    name: `order ${JSON.stringify(ordering)}`,
    aim({ now }) {
      const { changes, firstDate, price } = chosen(ordering, now);
      const body = { ...lineOrder, ...changes };
      return {
        ask: ({ clients }) =>
          sendCopies(copies, async (idempotencyKey) => {
            const call = account === "onAccount" ? placeTenderAd : placeAd;
            const input = { query: { payLater }, body };
            const placed = await clients[account].call(call, input, { idempotencyKey });
            const { orderId, adId, onTerm } = placed;
            return { word: onTerm ? "processing" : "unpaid", orderId, adId };
          }),
        predict(model, { orderId = 0, adId = 0 }) {
          const order = newOrder({ id: orderId, adId, account, price, firstDate });
          if (account === "onAccount" && !payLater) return chargeAtOnce(model, order);
          model.orders.push(order);
          return order.status;
        },
      };
    },
  };
}

/** Charges an order to its account at once, if the account may owe it. */
function chargeAtOnce(model: Model, order: ModelOrder): string {
  if (!mayOwe(model, order, order.total)) return REFUSED;
  owe(model.accounts.onAccount.till, order.bill, order.total);
  Object.assign(order, { status: "processing", ad: "waiting" });
  model.orders.push(order);
  return order.status;
}
