import { readMyAds } from "@parution/contract/ads";
import { placeAd, placeTenderAd, readRecap } from "@parution/contract/orders";
import { readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import {
  countRows,
  lineOrder,
  type OrderBody,
  PNG,
  placeLine,
  refusalOf,
  THURSDAY,
  WEDNESDAY,
} from "../testing/orders/ordering.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

describe("an order", () => {
  test("is kept unpaid, and shown so by the recap", async () => {
    const client = await api.signIn("particulier");
    const placed = await placeLine(client, { dates: [THURSDAY, WEDNESDAY], total: 9600 });
    expect(placed).toMatchObject({ onTerm: false, total: 9600 });
    const recap = await client.call(readRecap, { query: { orderId: placed.orderId } });
    expect(recap).toMatchObject({
      status: "unpaid",
      paymentMethod: null,
      paymentMethods: ["balance", "card", "cashPartner"],
      total: 9600,
      exclTax: 8000,
      tax: 1600,
      firstDate: WEDNESDAY,
      payableUntil: Date.parse("2026-06-01T17:00:00Z"),
      mayCancel: true,
      mayUseCoupon: true,
      ad: {
        id: placed.adId,
        title: "Avis de constitution de société.",
        heading: "Annonces légales",
        lines: 2,
        format: "line",
        dates: [WEDNESDAY, THURSDAY],
        city: "Casablanca",
      },
    });
  });

  test("is answered in the language of its caller", async () => {
    const client = await api.signIn("particulier", "ar");
    const { orderId } = await placeLine(client);
    const recap = await client.call(readRecap, { query: { orderId } });
    expect(recap.badge.label).toBe("في انتظار الأداء");
    expect(recap.ad?.heading).toBe("إعلانات قانونية");
  });

  test("keeps the parts, the colour and the files of a module", async () => {
    const client = await api.signIn("pro");
    const files = [new File(["Statuts"], "statuts.txt")];
    const photos = [new File([PNG], "façade.png")];
    const placed = await client.call(placeAd, {
      body: {
        ...modularOrder(6, 180_00 * 8),
        files,
        photos,
        publishOnWeb: true,
        webTitle: "Vente",
      },
    });
    const recap = await client.call(readRecap, { query: { orderId: placed.orderId } });
    expect(recap.ad).toMatchObject({
      format: "modular",
      layout: "modular",
      paperContent: { kind: "sections", title: "Titre", body: "Corps", footer: "Pied" },
      publishOnWeb: true,
      title: "Vente",
    });
    const kept = await api.context.db
      .selectFrom("ad_files")
      .select(["kind", "name", "media_type", "storage_key"])
      .where("ad_id", "=", placed.adId)
      .orderBy("kind")
      .execute();
    expect(kept).toMatchObject([
      { kind: "attachment", name: "statuts.txt", media_type: "text/plain" },
      { kind: "photo", name: "façade.png", media_type: "image/png" },
    ]);
    expect(await api.context.storage.get(kept[1]?.storage_key ?? "")).toEqual(PNG);
  });

  test("is always on the web for a digital ad, at one price a date", async () => {
    const client = await api.signIn("particulier");
    const body = { ...lineOrder, supportId: 4, webTitle: "Cession", total: 300_00 };
    const { orderId } = await client.call(placeAd, { body });
    const recap = await client.call(readRecap, { query: { orderId } });
    expect(recap.ad?.publishOnWeb).toBe(true);
    expect(recap.payableUntil).toBeNull();
  });

  test("settles at once on term and goes to review", async () => {
    const client = await api.signIn("terme");
    const placed = await placeLine(client, { cityId: undefined });
    expect(placed.onTerm).toBe(true);
    expect(placed.message).toContain("compte à terme");
    const recap = await client.call(readRecap, { query: { orderId: placed.orderId } });
    expect(recap).toMatchObject({
      status: "processing",
      paymentMethod: "onTerm",
      mayCancel: false,
    });
    const { ads } = await client.call(readMyAds, { params: { page: 1 } });
    expect(ads.find(({ id }) => id === placed.adId)?.status).toBe("inReview");
  });

  test("can be saved for later on term instead", async () => {
    const client = await api.signIn("terme");
    const later = { query: { payLater: true }, body: lineOrder };
    const placed = await client.call(placeTenderAd, later);
    expect(placed.onTerm).toBe(false);
    const recap = await client.call(readRecap, { query: { orderId: placed.orderId } });
    expect(recap).toMatchObject({ status: "unpaid", paymentMethods: ["onTerm"] });
  });

  test("is read as JSON too, under the wire's names", async () => {
    const token = await api.token("particulier");
    const answer = await api.fetch("/ads/annonces/passer-annonce?plus_tard=1", {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify({
        ...wireOrder,
        utilisateur: "",
        statut: 1,
        adresse_ip: "10.0.0.1",
        prix_ttc: 48,
      }),
    });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toMatch(
      /^\{"data":\{"commande_id":\d+,"annonce_id":\d+,"user_a_terme":0,"message":".+","prix_ttc":48\.00\}\}$/,
    );
  });

  test("is placed once by a repeated request", async () => {
    const client = await api.signIn("particulier");
    const rows = await countRows(api.context);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => placeLine(client, {}, "the-same-key")),
    );
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    // The order, its ad, its date and the remembered answer.
    expect(await countRows(api.context)).toBe(rows + 4);
    const other = await refusalOf(placeLine(client, { cityId: 2 }, "the-same-key"));
    expect(other.status).toBe(422);
  });
});

describe("an order that is refused", () => {
  const png = () => new File([PNG], "photo.png");
  const text = (length: number) => ({ kind: "plain", text: "x".repeat(length) }) as const;
  const cases: readonly (readonly [what: string, changes: Partial<OrderBody>, field: string])[] = [
    ["an unknown support", { supportId: 99 }, "supportId"],
    ["an unknown heading", { headingId: 99 }, "headingId"],
    ["a sub-heading of another heading", { subheadingId: 9 }, "subheadingId"],
    ["a channel that is not the support's", { medium: "digital" }, "medium"],
    ["a product of another heading", { productId: 9999 }, "productId"],
    ["a canvas that is not offered", { canvasId: 8 }, "canvasId"],
    ["a weekend", { dates: ["2026-06-06"] }, "dates"],
    ["a date past its deadline", { dates: ["2026-06-02"] }, "dates"],
    ["no text", { paperContent: text(0) }, "paperContent"],
    ["a text over the canvas", { paperContent: text(20_001) }, "paperContent"],
    ["no city", { cityId: undefined }, "cityId"],
    ["an unknown city", { cityId: 999 }, "cityId"],
    ["another city without a name", { cityId: 0 }, "otherCity"],
    ["an unknown country", { countryId: 9999 }, "countryId"],
    ["terms not accepted", { termsAccepted: false }, "termsAccepted"],
    ["no title for the web", { publishOnWeb: true }, "webTitle"],
    ["a photo without the web", { photos: [png()] }, "photos"],
    [
      "a photo that is none",
      { publishOnWeb: true, webTitle: "Vente", photos: [new File(["MZ"], "photo.png")] },
      "photos",
    ],
    [
      "a program among the attachments",
      { files: [new File([Uint8Array.of(0x4d, 0x5a, 0x90, 0, 3)], "statuts.pdf")] },
      "files",
    ],
    ["an update", { adId: 1 }, "adId"],
  ];

  test.each(cases)("writes nothing where it has %s", async (_, changes, field) => {
    const client = await api.signIn("particulier");
    const rows = await countRows(api.context);
    const refusal = await refusalOf(placeLine(client, changes, crypto.randomUUID()));
    expect(refusal.status).toBe(422);
    expect(Object.keys(refusal.fields)).toEqual([field]);
    expect(await countRows(api.context)).toBe(rows);
  });

  test("has a malformed ICE, which an absent one is not", async () => {
    const client = await api.signIn("pro");
    const refusal = await refusalOf(placeLine(client, { ice: "123" }));
    expect(Object.keys(refusal.fields)).toEqual(["ice"]);
    await placeLine(client, { ice: "" });
  });

  test("has another price, with the right one in the answer", async () => {
    const client = await api.signIn("particulier");
    const rows = await countRows(api.context);
    const refusal = await refusalOf(placeLine(client, { total: 4799 }));
    expect(refusal).toMatchObject({ status: 409, code: "PRICE_CHANGED", total: 4800 });
    expect(refusal.fields).toHaveProperty("total");
    expect(await countRows(api.context)).toBe(rows);
  });

  test("has the name of another user", async () => {
    const client = await api.signIn("particulier");
    const me = await client.call(readCurrentUser, { body: {} });
    await placeLine(client, { userId: me.id, clientHash: me.clientHash });
    const rows = await countRows(api.context);
    expect((await refusalOf(placeLine(client, { userId: me.id + 1 }))).status).toBe(404);
    expect((await refusalOf(placeLine(client, { clientHash: "another" }))).status).toBe(404);
    expect(await countRows(api.context)).toBe(rows);
  });

  test("is of an account above its ceiling", async () => {
    const client = await api.signIn("plafond", "ar");
    const rows = await countRows(api.context);
    const refusal = await refusalOf(placeLine(client, {}, crypto.randomUUID()));
    expect(refusal).toMatchObject({ status: 409, code: "CEILING_EXCEEDED" });
    expect(refusal.message).toContain("السقف");
    expect(await countRows(api.context)).toBe(rows);
  });

  test("is a call without a session", async () => {
    expect((await refusalOf(placeLine(api.visitor))).status).toBe(401);
  });
});

test("files of a refused order are removed", async () => {
  const client = await api.signIn("plafond");
  const files = [new File(["Statuts"], "statuts.txt")];
  const kept: string[] = [];
  const { storage } = api.context;
  const put = storage.put.bind(storage);
  storage.put = (key, bytes, type) => {
    kept.push(key);
    return put(key, bytes, type);
  };
  await refusalOf(placeLine(client, { files }));
  storage.put = put;
  expect(kept).toHaveLength(1);
  expect(await storage.get(kept[0] ?? "")).toBeNull();
});

const wireOrder = {
  support_id: 1,
  rubrique_id: "1",
  sous_rubrique_id: 1,
  canal_id: 1,
  contenu_papier: "Avis de constitution de société.",
  dates_parution: ["03/06/2026"],
  ville_id: 1,
  condition_vente: 1,
};

/** A modular ad in black and white on one of the canvases, `price` centimes before tax. */
function modularOrder(canvasId: number, price: number): OrderBody {
  return {
    ...lineOrder,
    paperContent: undefined,
    colourId: 1,
    typeId: 2,
    canvasId,
    layout: "modular",
    title: "Titre",
    body: "Corps",
    footer: "Pied",
    total: (price * 6) / 5,
  };
}
