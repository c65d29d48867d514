import { readMyAd, readMyAds } from "@parution/contract/ads";
import type { CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import { cancelOrder, placeAd } from "@parution/contract/orders";
import { readCurrentUser } from "@parution/contract/session";
import { shownAdStatus, webStateOf } from "@parution/rules/ads";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, TEST_NOW, type TestApi } from "../testing/index.ts";
import { lineOrder, PNG, placeLine, refusalOf } from "../testing/orders/ordering.ts";

type Query = CallInput<typeof readMyAds>["query"];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const list = (client: Client, page: number, query: Query = {}) =>
  client.call(readMyAds, { params: { page }, query });

async function listAll(client: Client, query: Query = {}): Promise<number[]> {
  const ids: number[] = [];
  for (let page: number | null = 1; page !== null; ) {
    const { ads, info } = await list(client, page, query);
    expect(info.current).toBe(page);
    expect(info.previous).toBe(page === 1 ? null : page - 1);
    ids.push(...ads.map(({ id }) => id));
    page = info.next;
  }
  return ids;
}

describe("my ads", () => {
  test("are on pages of ten, newest first, each once", async () => {
    const client = await api.signIn("admin");
    for (let count = 0; count < 12; count += 1) {
      await placeLine(client);
      api.clock.advance(1000);
    }
    const { ads, info } = await list(client, 1);
    expect(ads).toHaveLength(10);
    expect(ads.map(({ createdAt }) => createdAt)).toEqual(
      ads.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    );
    const ids = await listAll(client);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(info.total ?? 0);
  });

  test("are filtered by the state that the list shows", async () => {
    const client = await api.signIn("pro");
    const states = {
      validated: { publish_on_web: false, online: false },
      online: { publish_on_web: true, online: true },
      offline: { publish_on_web: true, online: false },
    } as const;
    for (const [shown, state] of Object.entries(states)) {
      const { adId } = await placeLine(client);
      await api.context.db
        .updateTable("ads")
        .set({ ...state, status: 2, published_at: new Date(api.clock.now()) })
        .where("id", "=", adId)
        .execute();
      const webState = shown === "validated" ? "planned" : (shown as "online" | "offline"); // its keys
      const { ads } = await client.call(readMyAds, {
        params: { page: 1 },
        query: { status: "validated", webState },
      });
      expect(ads.map(({ id }) => id)).toContain(adId);
      const states = ads.map((ad) => shownAdStatus(ad.status, webStateOf(ad.switch)));
      expect(new Set(states)).toEqual(new Set([shown]));
    }
  });

  test("are filtered by status, date of the order and reference", async () => {
    const client = await api.signIn("credit");
    const cancelled = await placeLine(client);
    const kept = await placeLine(client, { reference: "REF-2026/7" });
    await client.call(cancelOrder, { body: { orderId: cancelled.orderId } });
    expect(await listAll(client, { status: "cancelled" })).toContain(cancelled.adId);
    expect(await listAll(client, { status: "cancelled" })).not.toContain(kept.adId);
    expect(await listAll(client, { status: "unpaid" })).toContain(kept.adId);
    expect(await listAll(client, { reference: " ref-2026/7 " })).toEqual([kept.adId]);
    const { reference } = (await list(client, 1, { reference: "REF-2026/7" })).ads[0] ?? {};
    expect(await listAll(client, { reference: reference?.toLowerCase() })).toEqual([kept.adId]);
    expect(await listAll(client, { from: "2026-06-01", to: "2026-06-01" })).toContain(kept.adId);
    expect(await listAll(client, { from: "2026-06-02" })).toEqual([]);
    expect(await listAll(client, { to: "2026-05-31" })).not.toContain(kept.adId);
  });

  test("are filtered by days of the publisher's zone", async () => {
    api.clock.set("2026-06-01T23:30:00Z"); // the 2nd in Lagos
    const client = await api.signIn("membre");
    const { adId } = await placeLine(client, { dates: ["2026-06-05"] });
    expect(await listAll(client, { from: "2026-06-02", to: "2026-06-02" })).toContain(adId);
    expect(await listAll(client, { to: "2026-06-01" })).not.toContain(adId);
    api.clock.set(TEST_NOW);
  });

  test("have a message when there are none", async () => {
    const client = await api.signIn("particulier", "ar");
    const { ads, info } = await list(client, 1, { reference: "nothing like it" });
    expect(ads).toEqual([]);
    expect(info).toMatchObject({ total: 0, next: null, message: "لم يتم العثور على أي إعلان." });
  });

  test("are the caller's own, and for a parent also those of its members", async () => {
    const [parent, member] = [await api.signIn("pro"), await api.signIn("membre")];
    const ofParent = await placeLine(parent);
    const ofMember = await placeLine(member);
    const me = await member.call(readCurrentUser, { body: {} });
    expect(await listAll(parent)).toEqual(expect.arrayContaining([ofParent.adId, ofMember.adId]));
    const { ads } = await list(member, 1);
    expect(new Set(ads.map(({ userId }) => userId))).toEqual(new Set([me.id]));
  });

  test("require a session", async () => {
    expect((await refusalOf(list(api.visitor, 1))).status).toBe(401);
  });
});

describe("an ad", () => {
  test("is shown whole, with HTML made by the server", async () => {
    const client = await api.signIn("particulier");
    const paperContent = { kind: "plain", text: "<b>Avis</b>\nde constitution" } as const;
    const html = "<script>alert(1)</script>";
    const { adId, orderId } = await placeLine(client, { paperContent, html, anonymous: true });
    const detail = await client.call(readMyAd, await addressOf(client, adId));
    expect(detail).toMatchObject({
      id: adId,
      orderId,
      paperContent,
      html: "<p>&lt;b&gt;Avis&lt;/b&gt;<br>de constitution</p>",
      status: "unpaid",
      publicUrl: null,
      total: 4800,
      type: "Annonce à la ligne",
      heading: { id: 1, label: "Annonces légales" },
      subheading: { id: 1, label: "Constitution de société" },
      product: { format: "line", unitPrice: 2000 },
      canvas: null,
      city: "Casablanca",
      advertiser: { name: "Samira Bennani" },
    });
  });

  test("shows its photo to its own account alone before it is online", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await client.call(placeAd, {
      body: {
        ...lineOrder,
        publishOnWeb: true,
        webTitle: "Vente",
        photos: [new File([PNG], "a.png")],
      },
    });
    const { photoUrls } = await client.call(readMyAd, await addressOf(client, adId));
    const read = async (token?: string) =>
      api.fetch(photoUrls[0] ?? "", token ? { headers: { Authorization: `Bearer ${token}` } } : {});
    const own = await read(await api.token("particulier"));
    expect(own.headers.get("Content-Type")).toBe("image/png");
    expect(await own.bytes()).toEqual(PNG);
    expect((await read()).status).toBe(404);
    expect((await read(await api.token("pro"))).status).toBe(404);
    await api.context.db
      .updateTable("ads")
      .set({ status: 2, online: true })
      .where("id", "=", adId)
      .execute();
    expect((await read()).status).toBe(200);
  });

  test("is found by a former slug, and names its current one", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placeLine(client);
    const { query } = await addressOf(client, adId);
    const found = await client.call(readMyAd, { query: { ...query, slug: "autre" } });
    expect(found.slug).toBe(query.slug);
  });

  test("is not found in another newspaper, nor by another account", async () => {
    const client = await api.signIn("particulier");
    const { adId } = await placeLine(client);
    const { query } = await addressOf(client, adId);
    const pro = await api.signIn("pro");
    const wrong = [
      client.call(readMyAd, { query: { ...query, supportId: 2 } }),
      client.call(readMyAd, { query: { ...query, id: 999_999 } }),
      pro.call(readMyAd, { query }),
    ].map(refusalOf);
    for (const { status } of await Promise.all(wrong)) expect(status).toBe(404);
  });
});

async function addressOf(client: Client, adId: number) {
  const { ads } = await list(client, 1);
  const ad = ads.find(({ id }) => id === adId);
  return { query: { id: adId, slug: ad?.slug ?? "", supportId: ad?.support.id ?? 0 } };
}

test("my ads name their newspaper and heading as the catalogue does now, in either language", async () => {
  const { db } = api.context;
  await placeLine(await api.signIn("admin"));
  const listed = async (language: "fr" | "ar") => {
    const { ads } = await list(await api.signIn("admin", language), 1);
    return ads[0] && [ads[0].support.label, ads[0].heading];
  };
  const before = await listed("fr");
  await db.updateTable("headings").set({ label_fr: "Rebaptisée", label_ar: "أخرى" }).execute();
  expect(await listed("fr")).toEqual([before?.[0], "Rebaptisée"]);
  await db.updateTable("supports").set({ label_ar: "جريدة" }).execute();
  expect(await listed("ar")).toEqual(["جريدة", "أخرى"]);
});
