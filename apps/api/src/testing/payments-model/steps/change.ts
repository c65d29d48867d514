import { cancelAd } from "@parution/contract/ads";
import { cancelOrder } from "@parution/contract/orders";
import { decide } from "../../../publishing/index.ts";
import { edit } from "../../orders/ordering.ts";
import { orderUntil } from "../deadlines.ts";
import { type Model, type ModelOrder, orderOf, pick, tillOf } from "../model.ts";
import { awaitsMoney, isSettled, lessCoupon, mayOwe, release, voidCode } from "../rules.ts";
import { REFUSED, type Step, sendCopies } from "../step.ts";
import { giveChange, owe, take } from "../till.ts";
import { type Choice, chosen } from "./place.ts";

const DONE = "done";

interface Cancelling {
  readonly order: number;
  /** Cancelled where orders are listed, or where ads are. */
  readonly among: "orders" | "ads";
  readonly copies: number;
}

/** Cancels an order that nothing has settled. */
export function cancel(cancelling: Cancelling): Step {
  const { among, copies } = cancelling;
  return {
    name: `cancel ${JSON.stringify(cancelling)}`,
    aim({ orders }) {
      const order = pick(orders, cancelling.order);
      if (order === undefined) return null;
      const { id: orderId, adId, account } = order;
      return {
        ask: ({ clients }) =>
          sendCopies(copies, async (idempotencyKey) => {
            const client = clients[account];
            if (among === "ads" && adId !== null)
              await client.call(cancelAd, { body: { adId } }, { idempotencyKey });
            else await client.call(cancelOrder, { body: { orderId } }, { idempotencyKey });
            return { word: DONE };
          }),
        predict: (model) => cancelled(model, orderOf(model, orderId)),
      };
    },
  };
}

/** A code that waits for its money goes with its order. */
function cancelled(model: Model, order: ModelOrder): string {
  if (!awaitsMoney(order)) return REFUSED;
  voidCode(model, order);
  end(order);
  return DONE;
}

function end(order: ModelOrder): void {
  order.status = "cancelled";
  if (order.ad !== null) order.ad = "cancelled";
}

interface Editing extends Choice {
  readonly order: number;
  readonly copies: number;
}

/** Changes an ad, which may cost more or less then. */
export function change(editing: Editing): Step {
  return {
    name: `edit ${JSON.stringify(editing)}`,
    aim({ orders, now }) {
      const order = pick(orders, editing.order);
      if (order === undefined || order.adId === null) return null;
      const { id, adId, account } = order;
      const { changes, firstDate, price } = chosen(editing, now);
      return {
        ask: ({ clients }) =>
          sendCopies(editing.copies, async (key) => {
            await edit(clients[account], adId, changes, key);
            return { word: DONE };
          }),
        predict: (model) => edited(model, orderOf(model, id), { price, firstDate }),
      };
    },
  };
}

type Edit = Pick<ModelOrder, "price" | "firstDate">;

function edited(model: Model, order: ModelOrder, { price, firstDate }: Edit): string {
  if (order.ad === "cancelled" || order.ad === "waiting") return REFUSED;
  const coupon = model.coupons.find(({ code }) => code === order.coupon);
  const total = lessCoupon(price, coupon);
  if (!isSettled(order)) release(model, order);
  else if (!resettle(model, order, total - order.total)) return REFUSED;
  Object.assign(order, { price, total, firstDate });
  return DONE;
}

/** Moves the difference; false when that cannot be, or it is too late. */
function resettle(model: Model, order: ModelOrder, difference: number): boolean {
  if (order.firstDate === null || model.now > orderUntil(order.firstDate)) return false;
  const till = tillOf(model, order);
  const onCredit = model.accounts[order.account].ceiling !== null;
  if (difference > 0 && onCredit && !mayOwe(model, order, difference)) return false;
  if (difference > 0 && !onCredit && !take(till, order.bill, difference)) return false;
  if (difference > 0 && onCredit) owe(till, order.bill, difference);
  if (difference < 0) giveChange(till, order.bill, -difference);
  order.ad = "waiting";
  return true;
}

interface Judging {
  readonly order: number;
  readonly decision: "validate" | "refuse";
}

/** An operator judges an ad; one that is refused gives back what it took. */
export function judge(judging: Judging): Step {
  return {
    name: `judge ${JSON.stringify(judging)}`,
    aim({ orders }) {
      const order = pick(orders, judging.order);
      if (order === undefined || order.adId === null) return null;
      const { id, adId } = order;
      return {
        async ask({ api }) {
          const isDone = await decide(api.context, adId, judging.decision);
          return { word: isDone ? DONE : REFUSED };
        },
        predict: (model) => judged(model, orderOf(model, id), judging.decision),
      };
    },
  };
}

function judged(model: Model, order: ModelOrder, decision: Judging["decision"]): string {
  if (order.ad !== "waiting") return REFUSED;
  if (decision === "validate") {
    order.ad = "validated";
    return DONE;
  }
  giveChange(tillOf(model, order), order.bill, order.bill.price);
  end(order);
  return DONE;
}
