import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const CITIES = "/ads/villes/list";
const UNKNOWN = "/ads/annonces/options/999";

const read = (path: string, headers: Record<string, string> = {}) => api.fetch(path, { headers });
const etagOf = (answer: Response) => answer.headers.get("ETag") ?? "";

test("answers 304 without a body when the caller already has the catalogue", async () => {
  const first = await read(CITIES);
  expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
  const again = await read(CITIES, { "If-None-Match": etagOf(first) });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
});

test("a label that changes is read at once, whichever process changed it", async () => {
  const before = await read(CITIES);
  expect(await before.text()).not.toContain("Ville nouvelle");
  await api.context.db
    .updateTable("cities")
    .set({ label_fr: "Ville nouvelle" })
    .where("id", "=", 1)
    .execute();
  const after = await read(CITIES, { "If-None-Match": etagOf(before) });
  expect(after.status).toBe(200);
  expect(await after.text()).toContain("Ville nouvelle");
});

test("each language and encoding of an answer has its own tag", async () => {
  const french = await read(CITIES, { "Accept-Encoding": "br" });
  const arabic = await read(CITIES, { "X-Localization": "ar", "Accept-Encoding": "identity" });
  expect(french.headers.get("Content-Encoding")).toBe("br");
  expect(arabic.headers.get("Content-Encoding")).toBeNull();
  expect(etagOf(arabic)).not.toBe(etagOf(french));
  expect(await arabic.text()).toContain("مدينة أخرى");
  expect(await french.text()).toContain("Autre ville");
  expect(arabic.headers.get("Vary")).toBe("Accept-Encoding, X-Localization");
});

test("a shared answer requires the app token, and errors are not cached", async () => {
  expect((await read(CITIES, { "X-App-Token": "other" })).status).toBe(401);
  expect((await read(UNKNOWN)).status).toBe(404);
  expect((await read(UNKNOWN)).status).toBe(404);
});
