import { listPublishedAds, readPublishedAd } from "@parution/contract/listing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

const HEADING = "immobilier-vente";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const list = (query: Parameters<typeof callList>[0] = {}) => callList(query);
function callList(query: {
  supportId?: number;
  headingSlug?: string;
  headingId?: number;
  subheadingId?: number;
  cityId?: number;
  typeId?: number;
  search?: string;
  page?: number;
}) {
  return api.visitor.call(listPublishedAds, { query });
}

/** A published ad of the demonstration, for a test to change. */
async function somePublishedAd() {
  const { publishedAds } = await list({ headingSlug: HEADING });
  const [publishedAd] = publishedAds;
  if (publishedAd === undefined) throw new Error("The demonstration has no published ads.");
  return publishedAd;
}

const change = (id: number, set: Record<string, unknown>) =>
  api.context.db.updateTable("ads").set(set).where("id", "=", id).execute();

describe("the list", () => {
  test("has every published ad of a heading once, newest first, over several pages", async () => {
    const pages = [await list({ headingSlug: HEADING })];
    for (let next = pages[0]?.info.next; next != null; next = pages.at(-1)?.info.next) {
      pages.push(await list({ headingSlug: HEADING, page: next }));
    }
    const publishedAds = pages.flatMap((page) => page.publishedAds);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    expect(new Set(publishedAds.map(({ id }) => id)).size).toBe(publishedAds.length);
    expect(pages[0]?.info.total).toBe(publishedAds.length);
    expect(publishedAds.every(({ headingSlug }) => headingSlug === HEADING)).toBe(true);
    const days = publishedAds.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual(days.toSorted().reverse());
    expect(publishedAds.some(({ photo, photoCount }) => photo !== null && photoCount > 1)).toBe(
      true,
    );
  });

  test("has nothing but ads that are online", async () => {
    const { db } = api.context;
    const listed = await db
      .selectFrom("published_ads")
      .select("ad_id as id")
      .orderBy("id")
      .execute();
    const online = await db
      .selectFrom("ads")
      .where("online", "=", true)
      .select("id")
      .orderBy("id")
      .execute();
    expect(listed).toEqual(online);
  });

  test("offers filters, and applies each", async () => {
    const { choices, info } = await list({ headingSlug: HEADING });
    const [subheading] = choices.subheadings;
    const ofSubheading = await list({ headingSlug: HEADING, subheadingId: subheading?.id ?? 0 });
    expect(ofSubheading.publishedAds.length).toBeGreaterThan(0);
    expect(ofSubheading.publishedAds.every((one) => one.subheading === subheading?.label)).toBe(
      true,
    );
    expect(ofSubheading.info.total).toBeLessThan(info.total ?? 0);
    const withCity = (await somePublishedAd()).city;
    const city = choices.cities.find(({ label }) => label === withCity);
    const ofCity = await list({ headingSlug: HEADING, cityId: city?.id ?? 0 });
    expect(ofCity.publishedAds.every((one) => one.city === withCity)).toBe(true);
    expect(choices.types.map(({ label }) => label)).toContain((await somePublishedAd()).type);
  });

  test("has a message when it is empty", async () => {
    const { publishedAds, info } = await list({ search: "introuvable-partout" });
    expect(publishedAds).toEqual([]);
    expect(info).toMatchObject({ total: 0, message: "Aucune annonce trouvée.", next: null });
  });

  test.each([
    { supportId: 99 },
    { headingSlug: "inconnue" },
    { headingId: 9999 },
    { headingSlug: HEADING, headingId: 1 },
  ])("is not found for %j", async (query) => {
    await expect(list(query)).rejects.toMatchObject({ status: 404 });
  });

  test("loses an ad that is taken offline, and shows it again", async () => {
    const publishedAd = await somePublishedAd();
    await change(publishedAd.id, { online: false });
    expect((await list({ headingSlug: HEADING })).publishedAds.map(({ id }) => id)).not.toContain(
      publishedAd.id,
    );
    await expect(read(publishedAd)).rejects.toMatchObject({ status: 404 });
    await change(publishedAd.id, { online: true });
    expect((await list({ headingSlug: HEADING })).publishedAds.map(({ id }) => id)).toContain(
      publishedAd.id,
    );
  });
});

describe("the search", () => {
  const finds = async (search: string, id: number) =>
    (await list({ search })).publishedAds.some((publishedAd) => publishedAd.id === id);

  test.each([
    ["an accent less", "Éléphants d’Azrou", "elephant azrou"],
    ["an accent more", "Elephant", "éléphant"],
    ["another number", "Appartements meublés", "appartement meuble"],
    ["a ligature", "Cœur d’œuvre", "coeur oeuvre"],
    ["the beginning of the last word", "Zellige vernissé", "zellige verni"],
    ["a beginning that no stem has", "Emménagements", "emménageme"],
    ["the other case", "ZAGORA", "zagora"],
    ["no vowels", "الشَّرِكَةُ المَغْرِبِيَّةُ", "الشركة المغربية"],
    ["another alif", "إعلان أرض", "اعلان ارض"],
    ["the other final ya", "مستشفى", "مستشفي"],
    ["ha for ta marbuta", "شقة", "شقه"],
    ["no article", "السيارة", "سيارة"],
    ["an article more", "شقة", "الشقة"],
    ["another ending", "سيارات", "سيارة"],
    ["no tatweel", "عقـــار", "عقار"],
    ["a beginning in Arabic", "فيلات بالمحمدية", "فيلات محم"],
    ["the other digits", "هاتف ٠٥٢٢٩٨٧٦", "05229876"],
  ])("finds by %s", async (_, title, search) => {
    const { id } = await somePublishedAd();
    await change(id, { web_title: title });
    expect(await finds(search, id)).toBe(true);
  });

  test("finds by words of the text, the city and the number, all of which must be there", async () => {
    const { id, city, reference } = await somePublishedAd();
    await change(id, { web_title: "Hangar", web_content: "Charpente métallique récente" });
    expect(await finds(`charpentes ${city}`, id)).toBe(true);
    expect(await finds(reference ?? "", id)).toBe(true);
    expect(await finds("charpente introuvable", id)).toBe(false);
    expect(await finds("harpente", id)).toBe(false);
  });

  test("has its pages, counted, and none beyond the last", async () => {
    const search = "immobilier vente";
    await api.context.db
      .updateTable("ads")
      .set({ web_content: "Vente chez Immobilier du Souss" })
      .where(
        "id",
        "in",
        (await list({ headingSlug: HEADING })).publishedAds.map(({ id }) => id),
      )
      .execute();
    const first = await list({ search });
    const total = first.info.total ?? 0;
    expect(first.publishedAds).toHaveLength(10);
    expect(total).toBeGreaterThanOrEqual(10);
    expect(first.info.next).toBe(total > 10 ? 2 : null);
    for (const page of [90, 10_001, 999_999_999]) {
      await expect(list({ search, page })).rejects.toMatchObject({ status: 404 });
      await expect(list({ page })).rejects.toMatchObject({ status: 404 });
    }
  });

  test.each(["' & | ! :*", "<->", "a:* & b", "\\", "((", "la"])("accepts %j", async (search) => {
    expect((await list({ search })).info.current).toBe(1);
  });
});

const read = ({ id, slug }: { id: number; slug: string }, supportId?: number) =>
  api.visitor.call(readPublishedAd, { query: { id, slug, ...(supportId && { supportId }) } });

describe("a published ad", () => {
  test("is read in full, with others of its heading", async () => {
    const publishedAd = await somePublishedAd();
    const detail = await read(publishedAd);
    expect(detail).toMatchObject({
      id: publishedAd.id,
      title: publishedAd.title,
      heading: { slug: HEADING },
      support: { id: publishedAd.supportId },
    });
    expect(detail.similar.map(({ id }) => id)).not.toContain(publishedAd.id);
    expect(detail.similar).toHaveLength(4);
    expect(detail.similar[0]?.subheading).toBe(publishedAd.subheading);
  });

  test("is followed first by the one whose title is most like its own", async () => {
    const { publishedAds } = await list({ headingSlug: HEADING });
    const [first, ...others] = publishedAds;
    const twin = others.findLast(({ subheading }) => subheading === first?.subheading);
    if (first === undefined || twin === undefined) throw new Error("too few published ads");
    await change(first.id, { web_title: "Moulin restauré de Sefrou" });
    await change(twin.id, { web_title: "Moulins à restaurer près de Sefrou" });
    expect((await read(first)).similar[0]?.id).toBe(twin.id);
  });

  test("names no advertiser where confidentiality was requested", async () => {
    const publishedAd = await somePublishedAd();
    await change(publishedAd.id, { anonymous: true });
    expect((await read(publishedAd)).advertiser).toBeNull();
    await change(publishedAd.id, { anonymous: false });
    expect((await read(publishedAd)).advertiser?.name).toMatch(/\S/);
  });

  test("reveals neither the advertiser nor the price", async () => {
    const publishedAd = await somePublishedAd();
    await change(publishedAd.id, { email: "cache@exemple.test", client_address: "203.0.113.7" });
    const answer = await api.fetch(
      `/ads/annonces/detail?id=${publishedAd.id}&slug=${publishedAd.slug}`,
    );
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).not.toMatch(/cache@exemple|203\.0\.113|prix_ttc|user_id|business/);
  });

  test("is found by a former slug, and names its current one", async () => {
    const publishedAd = await somePublishedAd();
    expect((await read({ ...publishedAd, slug: "autre" })).slug).toBe(publishedAd.slug);
  });

  test("is not found under another newspaper or number", async () => {
    const publishedAd = await somePublishedAd();
    await expect(read(publishedAd, publishedAd.supportId + 1)).rejects.toMatchObject({
      status: 404,
    });
    await expect(read({ ...publishedAd, id: 999_999 })).rejects.toMatchObject({ status: 404 });
    expect((await read(publishedAd, publishedAd.supportId)).id).toBe(publishedAd.id);
  });
});

describe("its photos", () => {
  test("are rendered in the sizes that pages show, and in no other", async () => {
    const { publishedAds } = await list({ headingSlug: HEADING });
    const photo = publishedAds.find((publishedAd) => publishedAd.photo !== null)?.photo;
    for (const url of [photo?.url, photo?.medium, photo?.thumbnail]) {
      const answer = await api.fetch(url ?? "");
      expect(answer.status).toBe(200);
      expect(answer.headers.get("Content-Type")).toBe("image/webp");
      expect(answer.headers.get("Cache-Control")).toMatch(/^public/);
    }
    const other = photo?.medium.replace("320/240", "321/240") ?? "";
    expect((await api.fetch(other)).status).toBe(404);
  });

  test("are gone with their ad", async () => {
    const { publishedAds } = await list({ headingSlug: HEADING });
    const publishedAd = publishedAds.find(({ photo }) => photo !== null);
    await change(publishedAd?.id ?? 0, { online: false });
    expect((await api.fetch(publishedAd?.photo?.medium ?? "")).status).toBe(404);
    await change(publishedAd?.id ?? 0, { online: true });
  });
});
