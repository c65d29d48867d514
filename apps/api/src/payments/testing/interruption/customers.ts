import type { Client } from "@parution/contract/client";
import { ApiError } from "@parution/contract/errors";
import { payOrder } from "@parution/contract/payments";
import type { PaymentMethod } from "@parution/rules/payment";
import { placeLine } from "../../../orders/testing/ordering.ts";
import type { FormFields } from "../../card/index.ts";
import type { PatientProvider } from "./patient-provider.ts";
import { stubbornly } from "./stubborn.ts";

/** Whom customers deal with, and who is told of every answer that they get. */
export interface Counter {
  readonly client: Client;
  /** A client of an account that pays on term. */
  readonly creditClient: Client;
  readonly provider: PatientProvider;
  readonly onAnswer: () => void;
}

/** Orders an ad and pays it in one way or another; answers the order's id. */
export type Customer = (counter: Counter) => Promise<number>;

/** One of each way to pay, and those who pay twice: by two cards, or by card and balance at once. */
export const customers: readonly Customer[] = [
  async (counter) => {
    const orderId = await order(counter, counter.client);
    await pay(counter, counter.client, orderId, "balance");
    return orderId;
  },
  async (counter) => {
    const orderId = await order(counter, counter.client);
    await payByCard(counter, orderId);
    return orderId;
  },
  async (counter) => {
    const orderId = await order(counter, counter.client);
    await Promise.all([payByCard(counter, orderId), payByCard(counter, orderId)]);
    return orderId;
  },
  async (counter) => {
    const orderId = await order(counter, counter.client);
    const balance = pay(counter, counter.client, orderId, "balance");
    await Promise.all([payByCard(counter, orderId), balance.catch(forgiveSettled)]);
    return orderId;
  },
  async (counter) => {
    const orderId = await order(counter, counter.creditClient);
    await pay(counter, counter.creditClient, orderId, "onTerm");
    return orderId;
  },
];

async function order({ onAnswer }: Counter, client: Client): Promise<number> {
  const key = crypto.randomUUID();
  const { orderId } = await stubbornly(() => placeLine(client, {}, key));
  onAnswer();
  return orderId;
}

/** One payment is one key, however often it is asked for. */
async function pay(
  { onAnswer }: Counter,
  client: Client,
  orderId: number,
  method: PaymentMethod,
): Promise<FormFields | null> {
  const idempotencyKey = crypto.randomUUID();
  const { redirection } = await stubbornly(() =>
    client.call(payOrder, { body: { orderId, method } }, { idempotencyKey }),
  );
  onAnswer();
  return redirection?.fields ?? null;
}

/** Two ways at once: the one that comes second finds the order settled. */
async function payByCard(counter: Counter, orderId: number): Promise<void> {
  const form = await pay(counter, counter.client, orderId, "card").catch(forgiveSettled);
  if (form === null) return;
  await counter.provider.accept(form);
  counter.onAnswer();
}

function forgiveSettled(error: unknown): null {
  if (error instanceof ApiError && error.code === "ORDER_CLOSED") return null;
  throw error;
}
