import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readRates } from "@parution/contract/catalogue";
import { quoteAd } from "@parution/contract/quote";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { runOperator } from "../operator/program/program.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { placeLine, refusalOf } from "../testing/orders/ordering.ts";
import { type RatePrices, readPrices } from "./index.ts";

const MONDAY = "2026-06-01T09:00:00Z";
const TUESDAY = "2026-06-02";
/** Midnight in the publisher's zone, an hour east of Greenwich. */
const TUESDAY_BEGINS = "2026-06-01T23:00:00Z";

let api: TestApi;
beforeEach(async () => {
  api = await startTestApi({ now: MONDAY });
});
afterEach(() => api.stop());

/** Output of an operator's command, refusals included. */
async function run(...words: string[]): Promise<string> {
  let written = "";
  const write = (text: string) => {
    written += text;
  };
  const open = async () => api.context;
  const folder = api.context.config.dataDir;
  await runOperator(words, {
    operator: "salma",
    folder,
    open,
    openUnused: open,
    write,
    writeError: write,
  });
  return written;
}

/** A day that closes after the instants of these tests. */
const LATER = "2026-06-08";

const fileOf = (name: string) => join(api.context.config.dataDir, name);

/** Writes a file with the prices in force, changed. */
async function writeCard(change: (prices: RatePrices) => RatePrices): Promise<void> {
  const prices = change(await readPrices(api.context.db));
  await writeFile(fileOf("card.json"), JSON.stringify(prices));
}

/** Every line of the first support ten dirhams dearer. */
const dearer = (prices: RatePrices): RatePrices => ({
  ...prices,
  headings: prices.headings.map((row) =>
    row.supportId === 1 ? { ...row, unitPrice: row.unitPrice + 1000 } : row,
  ),
});

const schedule = (from = TUESDAY) =>
  run("rate-card", "card.json", "--from", from, "--label", "June");

const quote = async () => {
  const answer = await api.visitor.call(quoteAd, {
    body: {
      supportId: 1,
      headingId: 1,
      paperContent: { kind: "plain", text: "Une ligne" },
      dates: [LATER],
    },
  });
  return answer.total;
};

describe("a scheduled rate card", () => {
  test("prices quotes, public rates and orders from its first instant on, and none before", async () => {
    await writeCard(dearer);
    const shownRate = async () => {
      const rates = await api.visitor.call(readRates, { query: { supportId: 1 } });
      return rates.headings.find(({ id }) => id === 1)?.types[0]?.unit?.price;
    };
    const [before, shown] = [await quote(), await shownRate()];
    expect(await schedule()).toContain("label: — → June");
    api.clock.set("2026-06-01T22:59:59.999Z");
    expect(await quote()).toBe(before);
    const kept = await placeLine(await api.signIn("particulier"), { dates: [LATER] });
    api.clock.set(TUESDAY_BEGINS);
    expect(await quote()).toBe(before + 2 * 1200);
    expect(await shownRate()).toBe((shown ?? 0) + 1200);
    const { total } = await api.context.db
      .selectFrom("orders")
      .select("total")
      .where("id", "=", kept.orderId)
      .executeTakeFirstOrThrow();
    expect(Number(total)).toBe(before);
  });

  test("refuses an order at the former price and names the new one", async () => {
    await writeCard(dearer);
    await schedule();
    api.clock.set(TUESDAY_BEGINS);
    const client = await api.signIn("particulier");
    const refusal = await refusalOf(placeLine(client, { dates: [LATER] }));
    expect(refusal).toMatchObject({ status: 409, total: 7200 });
  });

  test("is taken once where many ask at its instant", async () => {
    await writeCard(dearer);
    const before = await quote();
    await schedule();
    api.clock.set(TUESDAY_BEGINS);
    const totals = await Promise.all(Array.from({ length: 20 }, quote));
    expect(new Set(totals)).toEqual(new Set([before + 2 * 1200]));
  });

  test("can be withdrawn until its instant, and not after", async () => {
    await writeCard(dearer);
    const before = await quote();
    const [, id = ""] = /card: — → (\d+)/.exec(await schedule()) ?? [];
    expect(await run("withdraw-rate-card", id)).toContain("withdrawn: false → true");
    api.clock.set(TUESDAY_BEGINS);
    expect(await quote()).toBe(before);
    const [, next = ""] = /card: — → (\d+)/.exec(await schedule("2026-06-03")) ?? [];
    api.clock.set("2026-06-02T23:00:00Z");
    expect(await run("withdraw-rate-card", next)).toContain("Its prices are in force already.");
  });
});

describe("the schedule of rate cards", () => {
  test.each([
    ["a day that has begun", "2026-06-01", dearer, "begins on a later day"],
    [
      "a heading that the catalogue does not have",
      TUESDAY,
      (prices: RatePrices) => ({
        ...prices,
        headings: [
          ...prices.headings,
          { supportId: 1, headingId: 999, unitPrice: 100, discountPercent: null },
        ],
      }),
      "headings 1/999 is not in the catalogue",
    ],
    [
      "a row that is there twice",
      TUESDAY,
      (prices: RatePrices) => ({
        ...prices,
        deliveries: [...prices.deliveries, ...prices.deliveries.slice(0, 1)],
      }),
      "deliveries 1 is there twice",
    ],
    [
      "a row that is missing",
      TUESDAY,
      (prices: RatePrices) => ({ ...prices, subscriptions: prices.subscriptions.slice(1) }),
      "is missing",
    ],
    [
      "a price of nothing",
      TUESDAY,
      (prices: RatePrices) => ({
        ...prices,
        headings: prices.headings.map((row) => ({ ...row, unitPrice: 0 })),
      }),
      "unitPrice",
    ],
  ])("refuses a whole card at fault: %s", async (_, from, change, sentence) => {
    await writeCard(change);
    expect(await schedule(from)).toContain(sentence);
    expect(await run("rate-cards")).toBe("There is no rate card.\n");
  });

  test("refuses a card for a day that another card begins on", async () => {
    await writeCard(dearer);
    await schedule();
    expect(await schedule()).toContain("Another rate card begins on that day.");
  });
});

/** Charges of the orders of heading 1, and their prices by a card, in dirhams. */
async function replayHeading(): Promise<readonly number[]> {
  const report = await run("replay", "card.json");
  const [, charged, priced] = /support 1, heading 1: ([\d.]+) → ([\d.]+) Dhs/.exec(report) ?? [];
  return [Number(charged), Number(priced)];
}

describe("a replay", () => {
  test("prices past orders by the function that priced them", async () => {
    await writeCard((prices) => prices);
    const [charged = 0, priced] = await replayHeading();
    expect(charged).toBeGreaterThan(0);
    expect(priced).toBe(charged);
  });

  test("shows by heading what a card would have changed: lines at 36 dirhams in place of 24", async () => {
    await writeCard(dearer);
    const [charged = 0, priced] = await replayHeading();
    expect(priced).toBe(charged * 1.5);
  });

  test("leaves the prices in force as they are", async () => {
    const before = await readPrices(api.context.db);
    await writeCard(dearer);
    await replayHeading();
    expect(await readPrices(api.context.db)).toEqual(before);
  });
});
