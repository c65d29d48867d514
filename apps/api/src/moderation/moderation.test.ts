import type { Client } from "@parution/contract/client";
import {
  claimAd,
  readModeratedAd,
  readModerationQueue,
  releaseAd,
  undoDecision,
} from "@parution/contract/moderation";
import { payOrder } from "@parution/contract/payments";
import { readBusiness } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { decideNow } from "../testing/orders/deciding.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";
import { carryOutDecisions } from "./carry-out.ts";

let api: TestApi;
let first: Client;
let second: Client;
let client: Client;
beforeAll(async () => {
  api = await startTestApi({ env: { AD_VALIDATION: "operator" } });
  const owner = await api.context.db
    .selectFrom("users")
    .select("id")
    .where("email", "=", "regie@demo.parution.test")
    .executeTakeFirstOrThrow();
  const roles = { roles: ["moderator"] as const };
  await api.context.db.updateTable("staff").set(roles).where("user_id", "=", owner.id).execute();
  first = await api.signInStaff("moderation");
  second = await api.signInStaff("regie");
  client = await api.signIn("particulier");
});
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

/** A paid ad that waits for a moderator. */
async function waiting(text = "Avis de constitution de société."): Promise<number> {
  const paperContent = { kind: "plain", text } as const;
  const { adId, orderId } = await placeLine(client, { paperContent });
  await client.call(payOrder, { body: { orderId, method: "balance" } });
  return adId;
}

const claim = (moderator: Client, adId: number) => moderator.call(claimAd, { body: { adId } });
const accept = (moderator: Client, adId: number) =>
  decideNow(moderator, { adId, decision: "validate" });
const refuse = (moderator: Client, adId: number) =>
  decideNow(moderator, {
    adId,
    decision: "refuse",
    reasonFr: "Texte illisible.",
    reasonAr: "النص غير مقروء.",
  });

const balance = async () => (await client.call(readBusiness, { body: {} })).balance;
const statusOf = async (adId: number) =>
  (await first.call(readModeratedAd, { params: { adId } })).status;
const isQueued = async (adId: number) =>
  (await first.call(readModerationQueue, {})).ads.some(({ id }) => id === adId);
const refusals = (adId: number) =>
  api.context.db
    .selectFrom("mails")
    .select(["language", "data"])
    .where("key", "=", `ad-refused:${adId}`)
    .execute();

/** Lets the undo time pass, and the service carry out what is due. */
async function passUndoTime(): Promise<void> {
  api.clock.advance(10_000);
  await carryOutDecisions.run(api.context);
}

describe("the queue", () => {
  test("has the nearest closing first, then the oldest, with the clocks of the terms", async () => {
    const adId = await waiting();
    const { total, ads } = await first.call(readModerationQueue, {});
    expect(total).toBeGreaterThanOrEqual(ads.length);
    const places = ads.map(({ closesAt, orderedAt }) => [closesAt, orderedAt] as const);
    const sorted = places.toSorted((left, right) => left[0] - right[0] || left[1] - right[1]);
    expect(places).toEqual(sorted);
    expect(ads.find(({ id }) => id === adId)).toMatchObject({
      decision: "inTime",
      acknowledgement: "inTime",
      heldBy: null,
    });
    await claim(second, adId);
    const after = (await first.call(readModerationQueue, {})).ads.find(({ id }) => id === adId);
    expect(after).toMatchObject({ acknowledgement: null, heldBy: "Othmane Filali" });
  });

  test("shows an ad with its checks and its advertiser's record", async () => {
    await waiting("Prêt entre particuliers, ICE 001525713000098");
    const adId = await waiting("Prêt entre particuliers, ICE 001525713000098");
    const ad = await first.call(readModeratedAd, { params: { adId } });
    const codes = new Set(ad.checks.map(({ code }) => code));
    expect([...codes]).toEqual(["mention", "ice", "repetition", "word"]);
    expect(ad.advertiser).toMatchObject({ name: "Samira Bennani", refused: expect.any(Number) });
    expect(JSON.stringify(ad)).not.toMatch(/argon2|password/);
  });

  test("shows the price of an ad net of its coupon, as a refusal gives it back", async () => {
    const { adId, orderId } = await placeLine(client);
    await client.call(payOrder, {
      body: { orderId, method: "balance", couponCode: "BIENVENUE10" },
    });
    const { total } = await first.call(readModeratedAd, { params: { adId } });
    expect(total).toBe(43_20);
    const before = await balance();
    await claim(first, adId);
    await refuse(first, adId);
    await passUndoTime();
    expect(await balance()).toBe(before + total);
  });

  test("suggests what to correct by what the checks found, in both languages", async () => {
    const adId = await waiting("Prêt entre particuliers, ICE 001525713000098");
    const { checks, suggestions } = await first.call(readModeratedAd, { params: { adId } });
    expect(checks.filter(({ code }) => code === "mention").length).toBeGreaterThan(1);
    const plain = suggestions.map(({ fr, ar }) => `${fr} ${ar}`.replaceAll(/[\u2068\u2069]/g, ""));
    expect(plain).toEqual([
      expect.stringMatching(
        /^Complétez le texte, où manque : .+, .+\. أكملوا النص الذي ينقصه: .+، .+\.$/,
      ),
      expect.stringMatching(
        /^Vérifiez l’ICE 001525713000098, .*التعريف الموحد للمقاولة 001525713000098/,
      ),
      expect.stringMatching(/^Changez ce texte, .* A\d{8}\. .* A\d{8}\.$/),
      "Reformulez sans : prêt entre particuliers. أعيدوا الصياغة بدون: prêt entre particuliers.",
    ]);
    const named = checks.filter(({ code }) => code === "mention").map(({ found }) => found);
    expect(plain[0]).toContain(named.join(", "));
    await claim(first, adId);
    const joined = (language: "fr" | "ar") => suggestions.map((one) => one[language]).join("\n");
    const reasons = { reasonFr: joined("fr"), reasonAr: joined("ar") };
    await expect(
      decideNow(first, { adId, decision: "correct", ...reasons }),
    ).resolves.toBeDefined();
  });
});

describe("a claim", () => {
  test("keeps an ad from another moderator until it runs out", async () => {
    const adId = await waiting();
    await claim(first, adId);
    await expect(claim(second, adId)).rejects.toMatchObject({ status: 409, code: "CLAIMED" });
    await expect(accept(second, adId)).rejects.toMatchObject({ code: "CLAIMED" });
    api.clock.advance(2 * 60_000 + 1);
    await claim(second, adId);
    await expect(accept(first, adId)).rejects.toMatchObject({ code: "CLAIMED" });
  });

  test("ends when its moderator leaves the ad, but not with an older one", async () => {
    const adId = await waiting();
    const { until } = await claim(first, adId);
    api.clock.advance(1000);
    const renewed = await claim(first, adId);
    await first.call(releaseAd, { body: { adId, until } });
    await expect(claim(second, adId)).rejects.toMatchObject({ code: "CLAIMED" });
    await second.call(releaseAd, { body: { adId, until: renewed.until } });
    await expect(claim(second, adId)).rejects.toMatchObject({ code: "CLAIMED" });
    await first.call(releaseAd, { body: { adId, until: renewed.until } });
    await expect(claim(second, adId)).resolves.toBeDefined();
  });

  test("comes before a decision, and after one there is none", async () => {
    const adId = await waiting();
    await expect(accept(first, adId)).rejects.toMatchObject({ code: "NOT_CLAIMED" });
    await claim(first, adId);
    await accept(first, adId);
    await expect(claim(second, adId)).rejects.toMatchObject({ code: "DECIDED" });
    await expect(refuse(first, adId)).rejects.toMatchObject({ code: "DECIDED" });
  });

  test("of two moderators at the same instant succeeds for one, and so does the decision", async () => {
    const ads = await Promise.all(Array.from({ length: 6 }, () => waiting()));
    for (const adId of ads) {
      const attempts = [first, second].flatMap((moderator) =>
        Array.from({ length: 3 }, async () => {
          await claim(moderator, adId);
          return accept(moderator, adId);
        }),
      );
      const done = (await Promise.allSettled(attempts)).flatMap((attempt) =>
        attempt.status === "fulfilled" ? attempt.value.decisionId : [],
      );
      expect(new Set(done).size).toBe(1);
    }
  });
});

describe("a decision", () => {
  test("is carried out when its undo time is over, with an entry of the trail", async () => {
    const adId = await waiting();
    await claim(first, adId);
    const { undoUntil } = await accept(first, adId);
    expect(undoUntil).toBe(api.clock.now() + 10_000);
    expect(await isQueued(adId)).toBe(false);
    await carryOutDecisions.run(api.context);
    expect(await statusOf(adId)).toBe("awaiting");
    await passUndoTime();
    expect(await statusOf(adId)).toBe("validated");
    const entry = (await readEntries(api.context.db, 0, 1000)).findLast(
      ({ subject }) => subject === `A${String(adId).padStart(8, "0")}`,
    );
    expect(entry).toMatchObject({
      operator: "moderation@demo.parution.test",
      command: "validate",
      before: { ad: "awaiting" },
      after: { ad: "validated" },
    });
  });

  test("that is repeated after a lost answer answers as it did, and another is refused", async () => {
    const adId = await waiting();
    await claim(first, adId);
    const decided = await accept(first, adId);
    api.clock.advance(3000);
    expect(await accept(first, adId)).toEqual(decided);
    await expect(refuse(first, adId)).rejects.toMatchObject({ code: "DECIDED" });
    await expect(accept(second, adId)).rejects.toMatchObject({ code: "DECIDED" });
  });

  test("of refusal gives the money back and writes to the advertiser only then, once", async () => {
    const before = await balance();
    const adId = await waiting();
    await claim(first, adId);
    await refuse(first, adId);
    expect([await balance(), await refusals(adId)]).toEqual([before - 4800, []]);
    await passUndoTime();
    await passUndoTime();
    expect(await balance()).toBe(before);
    expect(await refusals(adId)).toMatchObject([
      { language: "fr", data: { reason: "Texte illisible." } },
    ]);
    expect(await statusOf(adId)).toBe("cancelled");
  });

  test("of refusal needs a reason in both languages", async () => {
    const adId = await waiting();
    await claim(first, adId);
    const refused = decideNow(first, { adId, decision: "refuse", reasonFr: "Illisible." });
    await expect(refused).rejects.toMatchObject({ status: 422, fields: { reasonAr: [{}] } });
  });

  test("is taken back within ten seconds by its moderator, and the ad is in the queue again", async () => {
    const adId = await waiting();
    await claim(first, adId);
    const { decisionId } = await refuse(first, adId);
    const body = { decisionIds: [decisionId] };
    await expect(second.call(undoDecision, { body })).rejects.toMatchObject({ status: 404 });
    expect(await first.call(undoDecision, { body })).toEqual({ adIds: [adId] });
    expect(await isQueued(adId)).toBe(true);
    await passUndoTime();
    expect([await statusOf(adId), await refusals(adId)]).toEqual(["awaiting", []]);
    const again = await accept(first, adId);
    api.clock.advance(10_000);
    const late = first.call(undoDecision, { body: { decisionIds: [again.decisionId] } });
    await expect(late).rejects.toMatchObject({ code: "CARRIED_OUT" });
  });
});

test("a moderated newspaper's ads wait where those of others are validated at once", async () => {
  const open = await startTestApi();
  const payer = await open.signIn("particulier");
  const moderator = await open.signInStaff("moderation");
  const { adId, orderId } = await placeLine(payer);
  const { db } = open.context;
  const status = async (validated: boolean) => {
    await db.updateTable("supports").set({ moderated: !validated }).where("id", "=", 1).execute();
    const placed = await placeLine(payer);
    await payer.call(payOrder, { body: { orderId: placed.orderId, method: "balance" } });
    return (await moderator.call(readModeratedAd, { params: { adId: placed.adId } })).status;
  };
  expect([await status(true), await status(false)]).toEqual(["validated", "awaiting"]);
  const unpaid = moderator.call(readModeratedAd, { params: { adId } });
  await expect(unpaid).rejects.toMatchObject({ status: 404 });
  expect(orderId).toBeGreaterThan(0);
  await open.stop();
});
