import type { Client } from "@parution/contract/client";
import { ApiError } from "@parution/contract/errors";
import { payOrder, readPaymentState, topUp } from "@parution/contract/payments";
import { toDecimal } from "@parution/rules/money";
import type { PaymentMethod } from "@parution/rules/payment";
import { placeLine } from "../orders/ordering.ts";
import { retryUntilAnswered } from "./client.ts";
import type { RetryingProviders } from "./retrying-providers.ts";

/** The service that customers use, and the receiver of every answer they get. */
export interface Counter {
  /** A client of an account that pays at once, and of one that pays on term. */
  readonly client: Client;
  readonly creditClient: Client;
  readonly providers: RetryingProviders;
  readonly onAnswer: () => void;
  /** Receives every order, top-ups included. */
  readonly onOrder: (orderId: number) => void;
}

/** Orders something and pays it in one way or another. */
export type Customer = (counter: Counter) => Promise<void>;

/** Top-up of an empty balance, in centimes: little, so that it soon is empty again. */
const REFILL = 100_00;

/** One of each way to pay, and those who pay twice at once: no money may be lost or taken twice. */
export const customers: readonly Customer[] = [
  fillBalance,
  buyer(payByBalance),
  buyer(payByCard),
  buyer(payInCash),
  buyer(payByCard, payByCard),
  buyer(payByCard, payByBalance),
  buyer(payInCash, payByBalance),
  async (counter) => {
    const orderId = await order(counter, counter.creditClient);
    await pay(counter, counter.creditClient, orderId, "onTerm");
  },
];

type Way = (counter: Counter, orderId: number) => Promise<unknown>;

/** The way that comes second may find the order settled: that is an answer too. */
function buyer(...ways: readonly Way[]): Customer {
  return async (counter) => {
    const orderId = await order(counter, counter.client);
    await Promise.all(ways.map((way) => way(counter, orderId).catch(forgiveSettled)));
  };
}

async function order({ onAnswer, onOrder }: Counter, client: Client): Promise<number> {
  const key = crypto.randomUUID();
  const { orderId } = await retryUntilAnswered(() => placeLine(client, {}, key));
  onOrder(orderId);
  onAnswer();
  return orderId;
}

/** One payment is one key, however often it is asked for. */
async function pay({ onAnswer }: Counter, client: Client, orderId: number, method: PaymentMethod) {
  const idempotencyKey = crypto.randomUUID();
  const { redirection } = await retryUntilAnswered(() =>
    client.call(payOrder, { body: { orderId, method } }, { idempotencyKey }),
  );
  onAnswer();
  return redirection;
}

/** Tops up an empty balance and pays then, unless others emptied it again. */
async function payByBalance(counter: Counter, orderId: number): Promise<void> {
  try {
    await pay(counter, counter.client, orderId, "balance");
  } catch (error) {
    if (!isRefusedAs(error, "INSUFFICIENT_BALANCE")) throw error;
    await fillBalance(counter);
    await payByBalance(counter, orderId);
  }
}

async function fillBalance(counter: Counter): Promise<void> {
  const { client, providers, onAnswer, onOrder } = counter;
  const idempotencyKey = crypto.randomUUID();
  const { orderId, redirection } = await retryUntilAnswered(() =>
    client.call(topUp, { body: { amount: REFILL } }, { idempotencyKey }),
  );
  onOrder(orderId);
  onAnswer();
  await providers.acceptCard(redirection.fields);
  onAnswer();
}

async function payByCard(counter: Counter, orderId: number): Promise<void> {
  const page = await pay(counter, counter.client, orderId, "card");
  if (page === null) throw new Error("There is no card page to go to.");
  await counter.providers.acceptCard(page.fields);
  counter.onAnswer();
}

/** An order paid another way meanwhile has no code to pay with any more. */
async function payInCash(counter: Counter, orderId: number): Promise<void> {
  await pay(counter, counter.client, orderId, "cashPartner");
  const query = { orderId };
  const { cashCode } = await retryUntilAnswered(() =>
    counter.client.call(readPaymentState, { query }),
  );
  counter.onAnswer();
  if (cashCode === null) return;
  await counter.providers.takeCash(cashCode.code, toDecimal(cashCode.amount));
  counter.onAnswer();
}

function forgiveSettled(error: unknown): void {
  if (!isRefusedAs(error, "ORDER_CLOSED")) throw error;
}

const isRefusedAs = (error: unknown, code: string) =>
  error instanceof ApiError && error.code === code;
