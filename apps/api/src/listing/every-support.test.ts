import { listPublishedAds } from "@parution/contract/listing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

const HEADING = "immobilier-vente";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

type Query = Parameters<typeof api.visitor.call<typeof listPublishedAds>>[1]["query"];
const list = (query: Query = {}) => api.visitor.call(listPublishedAds, { query });
const idsOf = (publishedAds: Awaited<ReturnType<typeof list>>["publishedAds"]) =>
  publishedAds.map(({ id }) => id);

describe("all newspapers", () => {
  test("are in one list, newest first, and each is counted", async () => {
    const { supports, info, publishedAds } = await list({ everySupport: true });
    const each = await Promise.all(supports.map(({ id }) => list({ supportId: id })));
    expect(supports.map(({ count }) => count)).toEqual(each.map((one) => one.info.total));
    expect(info.total).toBe(each.reduce((sum, one) => sum + (one.info.total ?? 0), 0));
    const newest = each
      .flatMap((one) => one.publishedAds)
      .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn));
    expect(publishedAds.map(({ publishedOn }) => publishedOn)).toEqual(
      newest.slice(0, publishedAds.length).map(({ publishedOn }) => publishedOn),
    );
  });

  test("have every page, each published ad once", async () => {
    const seen: number[] = [];
    for (let page: number | null = 1; page !== null; ) {
      const { publishedAds, info } = await list({ everySupport: true, headingSlug: HEADING, page });
      seen.push(...idsOf(publishedAds));
      page = info.next;
    }
    const { info } = await list({ everySupport: true, headingSlug: HEADING });
    expect(new Set(seen).size).toBe(info.total);
    expect(seen).toHaveLength(info.total ?? 0);
  });

  test("are counted beside the requested one, which alone is listed", async () => {
    const { publishedAds: known } = await list({ headingSlug: HEADING });
    const { id, supportId } = known[0] ?? { id: 0, supportId: 0 };
    await api.context.db
      .updateTable("ads")
      .set({ web_title: "Quincaillerie introuvable ailleurs" })
      .where("id", "=", id)
      .execute();
    const elsewhere = supportId === 2 ? 1 : 2;
    const search = "quincaillerie introuvable";
    const { publishedAds, info, supports } = await list({
      everySupport: true,
      supportId: elsewhere,
      search,
    });
    expect(publishedAds).toEqual([]);
    expect(info).toMatchObject({ total: 0, message: "Aucune annonce trouvée." });
    expect(supports.find((one) => one.id === supportId)?.count).toBe(1);
    const everywhere = await list({ everySupport: true, search });
    expect(idsOf(everywhere.publishedAds)).toEqual([id]);
    expect(everywhere.info.total).toBe(1);
  });

  test("begin with those in the reader's language", async () => {
    const { db } = api.context;
    const arabic = await db
      .selectFrom("supports")
      .where("language", "=", "ar")
      .select("id")
      .orderBy("position")
      .execute();
    const answer = await api.fetch("/ads/annonces/list2?tous_supports=1", {
      headers: { "X-Localization": "ar" },
    });
    const { supports } = (await answer.json()) as { supports: readonly { id: number }[] };
    expect(arabic.length).toBeGreaterThan(0);
    expect(supports.slice(0, arabic.length).map(({ id }) => id)).toEqual(
      arabic.map(({ id }) => id),
    );
  });

  test("are not the default, which is the first newspaper", async () => {
    const { publishedAds, supports } = await list();
    expect(new Set(publishedAds.map(({ supportId }) => supportId))).toEqual(new Set([1]));
    expect(supports).toEqual([]);
  });
});
