import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { quoteAd } from "@parution/contract/quote";
import {
  createRateDraft,
  readDraftRates,
  readDraftTiers,
  saveTiers,
  scheduleRates,
} from "@parution/contract/rate-cards";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";

const AT_NOON = "2026-06-01T12:00:00Z";
/** L’Horizon sells by the line, Al Ofoq by packages. */
const [HORIZON, OFOQ] = [1, 2];

let api: TestApi;
let sales: Client;
let draftId: number;
beforeEach(async () => {
  api = await startTestApi({ now: "2026-06-01T09:00:00Z" });
  sales = await api.signInStaff("regie");
  ({ draftId } = await sales.call(createRateDraft, { body: { label: "Rentrée" } }));
});
afterEach(() => api.stop());

type Body = CallInput<typeof saveTiers>["body"];

/** One tier of packages from the first line on. */
const packages = {
  packagePrice: 30_000,
  blockLines: 20,
  discountFromDates: null,
  tiers: [
    { minLines: 21, maxLines: null, code: "PF_L", discountPercent: null },
    { minLines: 1, maxLines: 20, code: "PF", discountPercent: null },
  ],
} satisfies Partial<Body>;

const save = (changed: Partial<Body> = {}) =>
  sales.call(saveTiers, {
    body: { draftId, version: 1, supportId: HORIZON, ...packages, ...changed },
  });
const read = () => sales.call(readDraftTiers, { params: { draftId } });
const quote = async () => {
  const paperContent = { kind: "plain", text: "Une ligne" } as const;
  const body = { supportId: HORIZON, headingId: 1, paperContent, dates: ["2026-06-08" as const] };
  return (await api.visitor.call(quoteAd, { body })).total;
};

test("tiers of a draft stand beside those in force, and price ads from the instant of its card on", async () => {
  const before = await read();
  expect(before.supports.map(({ id }) => id)).toEqual([1, 2, 3]);
  const ofoq = before.supports.find(({ id }) => id === OFOQ);
  expect(ofoq?.drafted).toEqual(ofoq?.inForce);
  expect(ofoq?.inForce).toMatchObject({ packagePrice: 50_000, tiers: [{ code: "PF" }, {}] });
  const priced = await quote();
  const { version } = await save();
  const [saved] = (await read()).supports;
  expect(saved?.inForce.tiers).toEqual([]);
  expect(saved?.drafted).toEqual({ ...packages, tiers: packages.tiers.toReversed() });
  const query = { table: "supports" } as const;
  const { changed } = await sales.call(readDraftRates, { params: { draftId }, query });
  expect(changed).toBe(1);
  const validFrom = Date.parse(AT_NOON);
  await sales.call(scheduleRates, { body: { draftId, version, validFrom } });
  expect(await quote()).toBe(priced);
  api.clock.set(AT_NOON);
  expect(await quote()).toBe(30_000);
});

test("tiers that are saved leave an entry in the trail, with before and after", async () => {
  await save();
  const [entry] = (await readEntries(api.context.db, 0, 1000)).slice(-1);
  expect(entry).toMatchObject({
    command: "rate-draft",
    operator: "regie@demo.parution.test",
    subject: "Rentrée",
    before: { support: HORIZON, package: null, block: null, dates: null, tiers: "" },
    after: {
      support: HORIZON,
      package: 30_000,
      block: 20,
      dates: null,
      tiers: "PF 1-20; PF_L 21-",
    },
  });
});

test("tiers are refused at their field, and the draft keeps what it had", async () => {
  const tiers = packages.tiers.map((tier) => ({ ...tier, minLines: Math.min(20, tier.minLines) }));
  const overlap = await refusalOf(save({ tiers }));
  expect(overlap).toMatchObject({ status: 422 });
  expect(overlap.fields).toEqual({ "tiers.0": ["Un autre palier contient déjà ces lignes."] });
  const unpriced = await refusalOf(save({ packagePrice: null }));
  expect(Object.keys(unpriced.fields)).toEqual(["packagePrice"]);
  expect(Object.keys((await refusalOf(save({ supportId: 99 }))).fields)).toEqual(["supportId"]);
  expect((await read()).supports[0]?.drafted.tiers).toEqual([]);
});

test("tiers of a draft that another user changed, or that is unknown, are not saved", async () => {
  await save();
  expect(await refusalOf(save())).toMatchObject({ status: 409, code: "CHANGED" });
  expect((await refusalOf(save({ draftId: 9999 }))).status).toBe(404);
  const unknown = sales.call(readDraftTiers, { params: { draftId: 9999 } });
  expect((await refusalOf(unknown)).status).toBe(404);
});
