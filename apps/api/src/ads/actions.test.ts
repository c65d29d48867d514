import {
  cancelAd,
  duplicateAd,
  readDeactivationReasons,
  readMyAd,
  readMyAds,
  switchAd,
} from "@parution/contract/ads";
import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { placeAd, readEditableAd, readRecap } from "@parution/contract/orders";
import { payOrder } from "@parution/contract/payments";
import { readCurrentUser } from "@parution/contract/session";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { audit } from "../operator/audit.ts";
import { publishDue } from "../publishing/index.ts";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import {
  lineOrder,
  PNG,
  placeLine,
  placePaid,
  refusalOf,
  THURSDAY,
  WEDNESDAY,
} from "../testing/orders/ordering.ts";

type Switch = Partial<CallInput<typeof switchAd>["body"]>;

const ON_WEB = { publishOnWeb: true, webTitle: "Avis" } as const;
/** The first date has come. */
const WEDNESDAY_MORNING = "2026-06-03T08:00:00Z";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => api.clock.set(TEST_NOW));
afterAll(async () => {
  expect(await audit(api.context)).toEqual([]);
  await api.stop();
});

async function adOf(client: Client, adId: number) {
  const { ads } = await client.call(readMyAds, {
    params: { page: 1 },
    query: { reference: `A${String(adId).padStart(8, "0")}` },
  });
  const [ad] = ads;
  if (ad === undefined) throw new Error(`The ad ${adId} is not listed.`);
  return ad;
}

/** An ad that is online, and its owner's client at that time. */
async function publish(account: "particulier" | "membre" = "particulier") {
  const { adId } = await placePaid(await api.signIn(account), ON_WEB);
  api.clock.set(WEDNESDAY_MORNING);
  await publishDue(api.context.db, api.context);
  return { adId, client: await api.signIn(account) };
}

const turn = (client: Client, adId: number, changes: Switch = {}) =>
  client.call(switchAd, { body: { action: "deactivate", adId, reasonId: 1, ...changes } });

describe("actions on an ad", () => {
  test("follow its status, in the list and alone", async () => {
    const client = await api.signIn("particulier");
    const unpaid = await placeLine(client, ON_WEB);
    expect(await adOf(client, unpaid.adId)).toMatchObject({
      actions: ["details", "modify", "finalise", "cancel"],
      finaliseRefusal: null,
      switch: "none",
      hasPdf: false,
    });
    const { adId, client: later } = await publish();
    const online = {
      actions: ["details", "duplicate", "deactivate", "certificate", "dailyPdf"],
      switch: "deactivate",
      hasPdf: true,
      pdfDates: [WEDNESDAY],
    };
    const ad = await adOf(later, adId);
    expect(ad).toMatchObject(online);
    const alone = await later.call(readMyAd, { query: { id: adId, slug: ad.slug } });
    expect(alone).toMatchObject(online);
  });

  test("give the reason against finalising from 30 hours before the first date on", async () => {
    const { adId } = await placeLine(await api.signIn("particulier"));
    api.clock.set("2026-06-01T16:59:59.999Z");
    const client = await api.signIn("particulier");
    expect((await adOf(client, adId)).finaliseRefusal).toBeNull();
    api.clock.set("2026-06-01T17:00:00Z");
    const late = await adOf(client, adId);
    expect(late.finaliseRefusal).toContain("La date de parution");
    expect(late.actions).toContain("finalise");
  });

  test("name the ceiling before any other reason", async () => {
    const client = await api.signIn("plafond");
    const { ads } = await client.call(readMyAds, {
      params: { page: 1 },
      query: { status: "unpaid" },
    });
    expect(ads.length).toBeGreaterThan(0);
    for (const { finaliseRefusal } of ads) expect(finaliseRefusal).toContain("plafond");
  });
});

describe("an unpaid ad", () => {
  test("is cancelled with its order, once", async () => {
    const client = await api.signIn("particulier");
    const { adId, orderId } = await placeLine(client);
    const { message } = await client.call(cancelAd, { body: { adId } });
    expect(message).toBe("Votre annonce est annulée.");
    expect(await adOf(client, adId)).toMatchObject({ status: "cancelled", actions: [] });
    expect((await client.call(readRecap, { query: { orderId } })).status).toBe("cancelled");
    expect(await refusalOf(client.call(cancelAd, { body: { adId } }))).toMatchObject({
      status: 409,
    });
  });

  test("is cancelled too while its cash code is pending, and the code is void", async () => {
    const client = await api.signIn("particulier");
    const { adId, orderId } = await placeLine(client);
    await client.call(payOrder, { body: { orderId, method: "cashPartner" } });
    await client.call(cancelAd, { body: { adId } });
    const [code] = await api.context.db
      .selectFrom("payments")
      .select(["status", "result_code"])
      .where("order_id", "=", orderId)
      .execute();
    expect(code).toEqual({ status: "refused", result_code: "cancelled" });
  });

  test("can neither be duplicated nor switched", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placeLine(client, ON_WEB);
    expect((await refusalOf(client.call(duplicateAd, { body: { id: adId } }))).status).toBe(409);
    expect((await refusalOf(turn(client, adId))).status).toBe(409);
  });
});

describe("an ad that is online", () => {
  test("is taken offline with a reason and put online again, each time recorded", async () => {
    const { adId, client } = await publish();
    const reasons = await client.call(readDeactivationReasons, {});
    const reasonId = reasons[1]?.id;
    await turn(client, adId, { reasonId });
    const gone = await adOf(client, adId);
    expect(gone).toMatchObject({ online: false, switch: "reactivate" });
    expect(gone.actions).toEqual(["details", "duplicate", "reactivate", "dailyPdf", "certificate"]);
    const back = await turn(client, adId, { action: "reactivate", reasonId: undefined });
    expect(back.message).toBe("Votre annonce est de nouveau en ligne.");
    expect(await adOf(client, adId)).toMatchObject({ online: true, switch: "deactivate" });
    const written = await api.context.db
      .selectFrom("ad_switches")
      .select(["action", "reason_id"])
      .where("ad_id", "=", adId)
      .orderBy("id")
      .execute();
    expect(written).toEqual([
      { action: "deactivate", reason_id: reasonId },
      { action: "reactivate", reason_id: null },
    ]);
  });

  test("is not taken offline without a reason, with an unknown one, or in another user's name", async () => {
    const { adId, client } = await publish();
    for (const reasonId of [undefined, 999]) {
      const refusal = await refusalOf(turn(client, adId, { reasonId }));
      expect(refusal.status).toBe(422);
      expect(refusal.fields).toHaveProperty("reasonId");
    }
    expect((await refusalOf(turn(client, adId, { userId: 999 }))).status).toBe(404);
    expect((await refusalOf(turn(client, adId, { action: "reactivate" }))).status).toBe(409);
    expect((await adOf(client, adId)).online).toBe(true);
  });

  test("is switched by its account and the parent account alone", async () => {
    const { adId } = await publish("membre");
    const other = await api.signIn("particulier");
    const refusal = await refusalOf(turn(other, adId));
    expect(refusal).toMatchObject({ status: 404, message: "Cette annonce est introuvable." });
    await turn(await api.signIn("pro"), adId);
  });

  test("comes back five times a day, and is taken off whenever its owner wants", async () => {
    const { adId, client } = await publish();
    const back = () => turn(client, adId, { action: "reactivate", reasonId: undefined });
    for (let times = 0; times < 5; times += 1) {
      await turn(client, adId);
      await back();
    }
    await turn(client, adId);
    expect(await refusalOf(back())).toMatchObject({
      status: 429,
      code: "RETURNED_TOO_OFTEN",
      retryAfterSeconds: 86_400,
      message: expect.stringContaining("remise en ligne 5 fois en 24 heures"),
    });
    expect((await adOf(client, adId)).online).toBe(false);
    api.clock.advance(24 * 60 * 60 * 1000);
    const later = await api.signIn("particulier");
    await turn(later, adId, { action: "reactivate", reasonId: undefined });
    expect((await adOf(later, adId)).online).toBe(true);
  });

  test("is switched once by two simultaneous requests", async () => {
    const { adId, client } = await publish();
    const outcomes = await Promise.allSettled([turn(client, adId), turn(client, adId)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("a duplicate", () => {
  test("is an unpaid copy on as many of the next dates, with files of its own", async () => {
    const client = await api.signIn("particulier");
    const photo = new File([PNG], "a.png", { type: "image/png" });
    const { adId, orderId } = await client.call(placeAd, {
      body: { ...lineOrder, ...ON_WEB, dates: [WEDNESDAY, THURSDAY], total: 9600, photos: [photo] },
    });
    await client.call(payOrder, { body: { orderId, method: "balance" } });
    const copied = await client.call(
      duplicateAd,
      { body: { id: adId } },
      { idempotencyKey: "copy" },
    );
    const again = await client.call(
      duplicateAd,
      { body: { id: adId } },
      { idempotencyKey: "copy" },
    );
    expect(again).toEqual(copied);
    expect(copied.adId).not.toBe(adId);
    const copy = await client.call(readEditableAd, { body: { adId: copied.adId } });
    expect(copy).toMatchObject({
      settled: false,
      charged: 9600,
      paperContent: lineOrder.paperContent,
      // Wednesday and Thursday are about to close: Friday is the first that leaves a day to pay, then Monday.
      dates: ["2026-06-05", "2026-06-08"],
      webTitle: "Avis",
      photos: [{ name: "a.png", mediaType: "image/png", size: PNG.byteLength }],
    });
    const files = await api.context.db
      .selectFrom("ad_files")
      .select("storage_key")
      .where("ad_id", "in", [adId, copied.adId])
      .execute();
    expect(new Set(files.map(({ storage_key }) => storage_key)).size).toBe(2);
  });

  test("belongs to the parent where it copies a member's ad", async () => {
    const { adId } = await publish("membre");
    const parent = await api.signIn("pro");
    const copied = await parent.call(duplicateAd, { body: { id: adId } });
    const me = await parent.call(readCurrentUser, { body: {} });
    expect(await adOf(parent, copied.adId)).toMatchObject({ userId: me.id, status: "unpaid" });
  });

  test("is refused with a reason when the ordered product is not sold any more", async () => {
    const { adId, client } = await publish();
    const ofAnotherHeading = { subheading_id: 37 };
    const { db } = api.context;
    await db.updateTable("ads").set(ofAnotherHeading).where("id", "=", adId).execute();
    const refusal = await refusalOf(client.call(duplicateAd, { body: { id: adId } }));
    expect(refusal).toMatchObject({ status: 409, code: "NOT_ORDERABLE" });
  });
});
