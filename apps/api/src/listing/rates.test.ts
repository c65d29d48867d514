import type { CallAnswer } from "@parution/contract/call";
import { readCanvases, readOptions, readRates } from "@parution/contract/catalogue";
import { quoteAd } from "@parution/contract/quote";
import { withTax } from "@parution/rules/money";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

/** Days that every support appears on. */
const DATES = ["2026-07-06", "2026-07-07", "2026-07-08", "2026-07-09", "2026-07-10"] as const;
/** Job offers, of which the account «pro» holds a package in L'Horizon. */
const JOBS = 7;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Heading = CallAnswer<typeof readRates>["headings"][number];

const ratesOf = (supportId: number, headingId?: number) =>
  api.visitor.call(readRates, { query: { supportId, ...(headingId && { headingId }) } });

const typesOf = ({ types }: Heading) => types;

describe.each([1, 2, 3, 4])("support %i", (supportId) => {
  test("has a price for everything that can be ordered", async () => {
    const rates = await ratesOf(supportId);
    const { headings } = await api.visitor.call(readOptions, { params: { supportId } });
    expect(rates.headings.map(({ id }) => id)).toEqual(headings.map(({ id }) => id));
    for (const heading of headings) {
      const rated = rates.headings.find(({ id }) => id === heading.id);
      const types = new Set(rated?.types.map(({ id }) => id));
      expect(types).toEqual(new Set(heading.types.map(({ id }) => id)));
    }
    const priced = rates.headings.flatMap(typesOf);
    expect(priced.every(({ unit, canvases }) => unit !== null || canvases.length > 0)).toBe(true);
  });

  test("prices an order as placing it would", async () => {
    const { headings } = await ratesOf(supportId);
    for (const heading of headings.slice(0, 4)) {
      const type = heading.types.find(({ unit }) => unit !== null);
      for (const sample of type?.samples ?? []) {
        const text = Array.from({ length: Math.max(1, sample.lines) }, () => "a").join("\n");
        const { total } = await api.visitor.call(quoteAd, {
          body: {
            supportId,
            headingId: heading.id,
            typeId: type?.id ?? 0,
            paperContent: { kind: "plain", text },
            dates: DATES.slice(0, sample.dates),
          },
        });
        expect(sample.total, `${heading.slug}, ${sample.lines} × ${sample.dates}`).toBe(total);
      }
    }
  });
});

test("a canvas costs its price and the tax, cheapest first", async () => {
  const { headings } = await ratesOf(1);
  const rated = headings
    .flatMap((heading) => heading.types.map((type) => ({ heading, type })))
    .find(({ type }) => type.canvases.length > 1);
  const canvases = await api.visitor.call(readCanvases, {
    query: { supportId: 1, headingId: rated?.heading.id ?? 0, typeId: rated?.type.id ?? 0 },
  });
  const prices = rated?.type.canvases.map(({ price }) => price) ?? [];
  expect(prices).toEqual(canvases.map(({ price }) => withTax(price)).toSorted((a, b) => a - b));
});

test("the support's discount is named where it has one", async () => {
  const [eco, daily] = [await ratesOf(3), await ratesOf(1)];
  expect(eco.discountFromDates).toBe(2);
  const byLine = eco.headings.filter(({ types }) => types.some(({ format }) => format === "line"));
  expect(new Set(byLine.map(({ discountPercent }) => discountPercent))).toEqual(new Set([15]));
  expect(daily.headings.every(({ discountPercent }) => discountPercent === null)).toBe(true);
});

test("the holder of a package sees its price and its effect on the others", async () => {
  const pro = await api.signIn("pro");
  const query = { supportId: 1, headingId: JOBS };
  const [line] = (await pro.call(readRates, { query })).headings.flatMap(typesOf);
  const [listed] = (await ratesOf(1, JOBS)).headings.flatMap(typesOf);
  expect(listed?.unit?.packagePrice).toBeNull();
  expect(line?.unit?.price).toBe(listed?.unit?.price);
  expect(line?.unit?.packagePrice).toBe(12_00);
  expect(line?.samples[0]?.total).toBe(2 * 12_00);
});

test("an unsold support is not found", async () => {
  await expect(ratesOf(99)).rejects.toMatchObject({ status: 404 });
  await expect(ratesOf(1, 9999)).rejects.toMatchObject({ status: 404 });
});
