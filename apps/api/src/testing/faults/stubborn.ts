import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { readMyAds } from "@parution/contract/ads";
import type { Client } from "@parution/contract/client";
import { countLines } from "@parution/rules/lines";
import { placeLine } from "../orders/ordering.ts";
import type { TestApi } from "../test-api.ts";

/** Centimes, tax included, on the newspaper of {@link placeLine}. */
const PRICE_OF_LINE = 2400;

/** One attempt at something: when it was made, and how it failed, when it did. */
export interface Attempt {
  readonly from: number;
  readonly to: number;
  readonly failure: unknown;
}

/** An order that its customer wants once, however often it must be asked for. */
export interface WantedOrder {
  readonly text: string;
  attempt(): Promise<Attempt>;
}

/** A line ad with a text of its own, at least so many characters long. */
export function wantOrder(client: Client, length = 0): WantedOrder {
  const key = randomUUID();
  const text = `Avis ${key} ${noise(length)}`.trim();
  const total = Math.max(2, countLines(text)) * PRICE_OF_LINE;
  const order = { paperContent: { kind: "plain" as const, text }, total };
  return { text, attempt: () => attempt(() => placeLine(client, order, key)) };
}

/** The first page of the account's ads. */
export const readAds = (client: Client): Promise<Attempt> =>
  attempt(() => client.call(readMyAds, { params: { page: 1 }, query: {} }));

/** Asks again, after a short pause, until it is done. */
export async function insist(order: WantedOrder, pause = 20): Promise<readonly Attempt[]> {
  const attempts: Attempt[] = [];
  for (;;) {
    const one = await order.attempt();
    attempts.push(one);
    if (one.failure === null) return attempts;
    await wait(pause);
  }
}

/** Number of times that each order is in the database, with its date. */
export async function countOrders({ context }: TestApi, orders: readonly WantedOrder[]) {
  const found = await context.db
    .selectFrom("ads")
    .innerJoin("ad_dates", "ad_dates.ad_id", "ads.id")
    .select((eb) => ["paper_content as text", eb.fn.countAll<number>().as("times")])
    .where(
      "paper_content",
      "in",
      orders.map(({ text }) => text),
    )
    .groupBy("paper_content")
    .execute();
  const times = new Map(found.map((row) => [row.text, row.times]));
  return orders.map(({ text }) => times.get(text) ?? 0);
}

async function attempt(work: () => Promise<unknown>): Promise<Attempt> {
  const from = performance.now();
  const failure = await work().then(
    () => null,
    (error: unknown) => error,
  );
  return { from, to: performance.now(), failure };
}

/** Text that cannot be packed. */
const noise = (length: number): string =>
  Array.from({ length }, () => Math.floor(Math.random() * 36).toString(36)).join("");
