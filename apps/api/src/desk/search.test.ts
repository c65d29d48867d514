import type { Client } from "@parution/contract/client";
import { searchDesk } from "@parution/contract/desk";
import { claimAd, readModerationQueue } from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { UNDO_MILLISECONDS } from "@parution/rules/moderation";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { carryOutDecisions } from "../moderation/carry-out.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { placeLine } from "../testing/orders/ordering.ts";

let api: TestApi;
let moderator: Client;
let placed: Awaited<ReturnType<typeof placeLine>>;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  moderator = await api.signInStaff("moderation");
  placed = await placeLine(await api.signIn("particulier"));
});
afterAll(() => api.stop());

const find = async (search: string, staff = moderator) =>
  (await staff.call(searchDesk, { query: { search } })).ads;

const reference = () => `A${String(placed.adId).padStart(8, "0")}`;

test("an unpaid ad is not found", async () => {
  expect(await find(reference())).toEqual([]);
});

describe("a paid ad", () => {
  beforeAll(async () => {
    const client = await api.signIn("particulier");
    await client.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
  });

  test.each([
    ["by its web reference", () => reference()],
    [
      "by the reference in small letters, with spaces around it",
      () => ` ${reference().toLowerCase()} `,
    ],
    ["by its number alone", () => String(placed.adId)],
    ["by the number of its order", () => `C${String(placed.orderId).padStart(8, "0")}`],
  ])("is found %s", async (_, search) => {
    const [queued] = (await moderator.call(readModerationQueue, {})).ads.filter(
      ({ id }) => id === placed.adId,
    );
    const found = (await find(search())) ?? [];
    expect(found).toContainEqual({
      id: placed.adId,
      reference: reference(),
      title: queued?.title,
      support: queued?.support,
      status: "awaiting",
      isWaiting: true,
      order: `C${String(placed.orderId).padStart(8, "0")}`,
    });
    expect(found.length).toBeLessThanOrEqual(2);
  });

  test.each(["Z00000001", "annonce", "A", "%", "A1 or 1=1", "9".repeat(40)])(
    "is not found by %j",
    async (search) => {
      expect(await find(search)).toEqual([]);
    },
  );

  test("is not searched by a text that is longer than any number", async () => {
    await expect(find("1".repeat(41))).rejects.toMatchObject({ code: "INPUT" });
  });

  test("is shown to those alone who may decide on ads", async () => {
    expect(await find(reference(), await api.signInStaff("compta"))).toBeNull();
    expect(await find(reference(), await api.signInStaff("admin"))).toHaveLength(1);
  });

  test("no longer waits once it is decided on", async () => {
    await moderator.call(claimAd, { body: { adId: placed.adId } });
    await decideNow(moderator, { adId: placed.adId, decision: "validate" });
    api.clock.advance(UNDO_MILLISECONDS + 1000);
    await carryOutDecisions.run(api.context);
    expect(await find(reference())).toMatchObject([{ status: "validated", isWaiting: false }]);
  });
});
