import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { SPAN } from "./queries.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const read = async (path: string) => (await api.fetch(path)).text();
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

/** Every address in the parts that have ads. */
async function listAds(): Promise<readonly (string | undefined)[]> {
  const parts = locations(await read("/sitemap.xml")).filter((url) => url?.includes("annonces-"));
  const texts = await Promise.all(parts.map((url) => read(new URL(url ?? "").pathname)));
  return texts.flatMap(locations);
}

test("`robots.txt` names the sitemap", async () => {
  const robots = await read("/robots.txt");
  expect(robots).toContain(`Sitemap: ${api.context.config.publicUrl}/sitemap.xml`);
});

test("every page is listed in both languages, each naming the other", async () => {
  const pages = await read("/sitemap/pages.xml");
  const { publicUrl } = api.context.config;
  expect(locations(pages)).toContain(`${publicUrl}/fr`);
  expect(locations(pages)).toContain(`${publicUrl}/ar/annonces/annonces-legales`);
  expect(locations(pages)).toContain(`${publicUrl}/fr/al-ofoq/annonces`);
  expect(locations(pages)).toContain(`${publicUrl}/fr/l-horizon/annonces`);
  expect(locations(pages)).toContain(`${publicUrl}/ar/essayer`);
  expect(locations(pages)).toContain(`${publicUrl}/fr/al-ofoq/essayer`);
  expect(locations(pages)).not.toContain(`${publicUrl}/fr/l-horizon`);
  expect(pages).toContain(`hreflang="ar" href="${publicUrl}/ar/faq"`);
});

test("the ads that are online are listed, and no other", async () => {
  const { db } = api.context;
  const online = await db.selectFrom("ads").where("online", "=", true).select("id").execute();
  const listed = await listAds();
  const idsOf = (language: string) =>
    listed
      .filter((url) => url?.includes(`/${language}/annonce/`))
      .map((url) => Number(url?.split("/").at(-1)));
  for (const language of ["fr", "ar"]) {
    expect(idsOf(language)).toEqual(online.map(({ id }) => id).toSorted((a, b) => a - b));
  }
});

test("a part is listed for every range of ids in use", async () => {
  const { db } = api.context;
  const ad = db.selectFrom("ads").where("online", "=", true).select("id");
  const { id } = await ad.orderBy("id", "desc").executeTakeFirstOrThrow();
  const far = 7 * SPAN + 3;
  for (const table of ["ad_dates", "ad_files"] as const) {
    await db.deleteFrom(table).where("ad_id", "=", id).execute();
  }
  await db.updateTable("ads").set({ id: far }).where("id", "=", id).execute();
  expect(locations(await read("/sitemap.xml"))).toContain(
    `${api.context.config.publicUrl}/sitemap/annonces-7.xml`,
  );
  expect(locations(await read("/sitemap/annonces-7.xml"))[0]).toMatch(new RegExp(`/${far}$`));
});

test.each(["/sitemap/annonces-99999.xml", "/sitemap/annonces-1000000.xml", "/sitemap/x.xml"])(
  "%s is not found",
  async (path) => {
    expect((await api.fetch(path)).status).toBe(404);
  },
);
