import type { Client } from "@parution/contract/client";
import { claimAd, readModeratedAd, readModerationQueue } from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { carryOutDecisions } from "../moderation/carry-out.ts";
import { transaction } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { edit, placeLine, placePaid, refusalOf, WEDNESDAY } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { closeEdition, markPrinted, reopenEdition } from "./index.ts";

let api: TestApi;
let client: Client;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  client = await api.signIn("particulier");
});
afterAll(() => api.stop());

const key = { supportId: 1, day: WEDNESDAY } as const;
async function whileClosed(work: () => Promise<void>): Promise<void> {
  const { id } = await api.context.db.selectFrom("users").select("id").executeTakeFirstOrThrow();
  const change = { at: new Date(api.clock.now()), userId: id };
  await transaction(api.context.db, (tx) => closeEdition(tx, key, change));
  try {
    await work();
  } finally {
    await transaction(api.context.db, (tx) => reopenEdition(tx, key, change));
  }
}
/** A paid ad of a newspaper whose moderators look at every ad. */
async function placeModerated() {
  const supports = api.context.db.updateTable("supports");
  await supports.set({ moderated: true }).where("id", "=", 1).execute();
  return placePaid(client);
}
const statusOf = async (adId: number) => {
  const ads = api.context.db.selectFrom("ads").select("status").where("id", "=", adId);
  return (await ads.executeTakeFirstOrThrow()).status;
};

test("a closed edition refuses orders, payments and edits of paid ads before its lead time", async () => {
  const unpaid = await placeLine(client);
  const paid = await placePaid(client);
  await whileClosed(async () => {
    expect(await refusalOf(placeLine(client))).toMatchObject({
      status: 422,
      fields: { dates: [expect.stringContaining("bouclée")] },
    });
    const body = { orderId: unpaid.orderId, method: "balance" } as const;
    const paying = refusalOf(client.call(payOrder, { body }));
    expect(await paying).toMatchObject({ status: 409, code: "EDITION_CLOSED" });
    const paperContent = { kind: "plain", text: "Avis rectifié." } as const;
    expect((await refusalOf(edit(client, paid.adId, { paperContent }))).status).toBe(422);
  });
});

test.each(["maquette", "admin"] as const)(
  "%s brings a paid ad into a closed edition, knowing it, and the trail says so",
  async (name) => {
    const { adId } = await placeModerated();
    const moderator = await api.signInStaff("moderation");
    const staff = await api.signInStaff(name);
    await moderator.call(claimAd, { body: { adId } });
    const closedAt = api.clock.now();
    await whileClosed(async () => {
      const decision = { adId, decision: "validate" } as const;
      for (const late of [true, false]) {
        const accepting = refusalOf(decideNow(moderator, { ...decision, late }));
        expect(await accepting).toMatchObject({ status: 409, code: "EDITION_CLOSED" });
      }
      api.clock.advance(3 * 60_000);
      await staff.call(claimAd, { body: { adId } });
      const { closedEditions } = await staff.call(readModeratedAd, { params: { adId } });
      expect(closedEditions).toEqual([{ day: WEDNESDAY, closedAt, takesLate: true }]);
      const unaware = refusalOf(decideNow(staff, decision));
      expect(await unaware).toMatchObject({ status: 409, code: "EDITION_CLOSED" });
      await decideNow(staff, { ...decision, late: true });
      api.clock.advance(11_000);
      await carryOutDecisions.run(api.context);
      expect(await statusOf(adId)).toBe(2);
      const [entry] = (await readEntries(api.context.db, 0, 1000)).slice(-1);
      expect(entry).toMatchObject({ command: "validate", after: { late: true } });
    });
  },
);

test("an acceptance whose edition closes within the undo time is void", async () => {
  const { adId } = await placeModerated();
  const moderator = await api.signInStaff("moderation");
  await moderator.call(claimAd, { body: { adId } });
  await decideNow(moderator, { adId, decision: "validate" });
  api.clock.advance(11_000);
  await whileClosed(async () => {
    await carryOutDecisions.run(api.context);
    expect(await statusOf(adId)).toBe(1);
  });
  const { voided } = await moderator.call(readModerationQueue, {});
  expect(voided).toMatchObject([{ reference: `A${String(adId).padStart(8, "0")}` }]);
  const owner = await api.signInStaff("admin");
  expect((await owner.call(readModerationQueue, {})).voided).toEqual([]);
  api.clock.advance(10 * 60_000);
  expect((await moderator.call(readModerationQueue, {})).voided).toEqual([]);
});

test("a printed edition accepts no ad", async () => {
  const { adId } = await placeModerated();
  const at = new Date(api.clock.now());
  await transaction(api.context.db, (tx) => markPrinted(tx, key, { at, by: null }));
  const owner = await api.signInStaff("admin");
  await owner.call(claimAd, { body: { adId } });
  const { closedEditions } = await owner.call(readModeratedAd, { params: { adId } });
  expect(closedEditions).toMatchObject([{ day: WEDNESDAY, takesLate: false }]);
  const accepting = refusalOf(decideNow(owner, { adId, decision: "validate", late: true }));
  expect(await accepting).toMatchObject({ status: 409, code: "EDITION_CLOSED" });
});
