import { payOrder, readPaymentState } from "@parution/contract/payments";
import { type Model, type ModelOrder, newAttempt, orderOf, pick } from "../model.ts";
import {
  awaitsMoney,
  couponFor,
  expiryOf,
  hasRoom,
  isTooLate,
  isValidCode,
  lessCoupon,
  type Method,
  offers,
  payFromBalances,
  payOnTerm,
  voidCode,
} from "../rules.ts";
import { type Answer, REFUSED, type Step, sendCopies } from "../step.ts";
import type { World } from "../world.ts";

interface Paying {
  readonly order: number;
  readonly method: Method;
  /** Index of the coupon; beyond the last: none. */
  readonly coupon: number;
  readonly copies: number;
}

/** Pays an order in one way, perhaps with a coupon, once or several times at once with one key. */
export function pay(paying: Paying): Step {
  return {
    name: `pay ${JSON.stringify(paying)}`,
    aim({ orders, coupons }) {
      const order = pick(orders, paying.order);
      if (order === undefined) return null;
      const code = coupons[paying.coupon]?.code ?? null;
      const { method, copies } = paying;
      return {
        ask: (world) => ask(world, { id: order.id, account: order.account, method, code }, copies),
        predict: (model, answer) => predict(model, orderOf(model, order.id), method, code, answer),
      };
    },
  };
}

type Asking = Pick<ModelOrder, "id" | "account"> & { method: Method; code: string | null };

async function ask(
  world: World,
  { id: orderId, account, method, code }: Asking,
  copies: number,
): Promise<Answer> {
  const client = world.clients[account];
  const body = { orderId, method, ...(code !== null && { couponCode: code }) };
  const answer = await sendCopies(copies, async (idempotencyKey) => {
    const { status, redirection } = await client.call(payOrder, { body }, { idempotencyKey });
    if (redirection === null) return { word: status };
    const ref = redirection.fields.oid ?? "";
    world.pages.set(ref, redirection.fields);
    return { word: "page", ref };
  });
  if (answer.word !== "paymentPending") return answer;
  const { cashCode } = await client.call(readPaymentState, { query: { orderId } });
  return cashCode === null ? answer : { ...answer, ref: cashCode.code };
}

function predict(
  model: Model,
  order: ModelOrder,
  method: Method,
  code: string | null,
  { ref = "" }: Answer,
): string {
  if (!awaitsMoney(order) || !offers(model, order, method)) return REFUSED;
  if (isTooLate(order, model.now)) return REFUSED;
  if (order.adId === null && !hasRoom(model.accounts[order.account].till.balance, order.total))
    return REFUSED;
  const before = { coupon: order.coupon, total: order.total };
  if (code !== null) {
    const coupon = couponFor(model, order, code);
    if (coupon === null) return REFUSED;
    Object.assign(order, { coupon: code, total: lessCoupon(order.price, coupon) });
  }
  const word = payBy(model, order, method, ref);
  if (word === REFUSED) Object.assign(order, before);
  return word;
}

function payBy(model: Model, order: ModelOrder, method: Method, ref: string): string {
  if (method === "onTerm") return payOnTerm(model, order) ? "processing" : REFUSED;
  if (method === "balance" || order.total === 0)
    return payFromBalances(model, order) ? "paid" : REFUSED;
  if (method === "card") return openPage(model, order, ref);
  return giveCode(model, order, ref);
}

function openPage(model: Model, order: ModelOrder, ref: string): string {
  model.attempts.push(newAttempt(order, ref, null));
  return "page";
}

/** A code that is good for the same amount stays: the payer may have written it down. */
function giveCode(model: Model, order: ModelOrder, ref: string): string {
  const current = model.attempts.find(
    (attempt) => attempt.orderId === order.id && isValidCode(attempt, model.now),
  );
  if (current?.amount !== order.total) {
    voidCode(model, order);
    model.attempts.push(newAttempt(order, ref, expiryOf(order, model.now)));
  }
  order.status = "paymentPending";
  return order.status;
}
