import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("the probes answer without an app token", async () => {
  expect((await fetch(`${api.origin}/healthz`)).status).toBe(200);
  expect((await fetch(`${api.origin}/readyz`)).status).toBe(200);
});

test("an unknown call is answered as JSON in the caller's language", async () => {
  const answer = await api.fetch("/ads/nothing", { headers: { "X-Localization": "ar" } });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ code: "NOT_FOUND", message: "غير موجود." });
});
