import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ env: { RATE_LIMITS: "1", BEHIND_PROXY: "1" } });
});
afterAll(() => api.stop());

/** The answers' statuses to many requests, a few at a time. */
async function statuses(count: number, send: () => Promise<Response>): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const answers = await Promise.all(Array.from({ length: 25 }, send));
    for (const answer of answers) {
      await answer.arrayBuffer();
      found.push(answer.status);
    }
  }
  return found;
}

const from = (address: string, token: string | null) => {
  const headers = new Headers({ "X-Forwarded-For": address });
  if (token !== null) headers.set("Authorization", `Bearer ${token}`);
  return headers;
};

const readMe = (address: string, token: string | null) => () =>
  api.fetch("/account/api/v1/user/current", { method: "POST", headers: from(address, token) });

test("refuses a user who asks too often from any address, with the time to wait; others are served", async () => {
  const token = await api.token("pro");
  const found = await statuses(325, readMe("192.0.2.1", token));
  expect(found.filter((status) => status === 200)).toHaveLength(300);
  const refused = await readMe("192.0.2.2", token)();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.json()).toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
  expect((await readMe("192.0.2.1", await api.token("terme"))()).status).toBe(200);
  api.clock.advance(60_000);
  expect((await readMe("192.0.2.1", token)()).status).toBe(200);
});

test("refuses an address that asks too often as any user; another address is served", async () => {
  const found = await statuses(1225, readMe("192.0.2.9", null));
  expect(found.filter((status) => status === 401)).toHaveLength(1200);
  expect((await readMe("192.0.2.9", await api.token("credit"))()).status).toBe(429);
  expect((await readMe("192.0.2.10", await api.token("credit"))()).status).toBe(200);
});

test("files and feeds are counted as other reads; probes are not", async () => {
  const headers = { "X-Forwarded-For": "192.0.2.20" };
  const key = "calls:GET:address:192.0.2.20";
  const resets_at = new Date(api.clock.now() + 30_000);
  await api.context.db.insertInto("rate_limits").values({ key, hits: 6000, resets_at }).execute();
  const refused = await api.fetch("/sitemap.xml", { headers });
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "30"]);
  expect((await api.fetch("/ads/calendriers/x.ics", { headers })).status).toBe(429);
  expect((await api.fetch("/readyz", { headers })).status).toBe(200);
});

test("processes share their counts", async () => {
  const { db } = api.context;
  const row = await db
    .selectFrom("rate_limits")
    .select("hits")
    .where("key", "=", "calls:POST:address:192.0.2.9")
    .executeTakeFirstOrThrow();
  expect(row.hits).toBeGreaterThanOrEqual(1200);
});

test("an IPv6 network is counted as one address", async () => {
  for (const end of ["1", "9:8:7:6"]) await readMe(`2001:db8:7:12::${end}`, null)();
  const counted = await api.context.db
    .selectFrom("rate_limits")
    .select("key")
    .where("key", "like", "%2001:db8%")
    .execute();
  expect(counted).toEqual([{ key: "calls:POST:address:2001:db8:7:12::/64" }]);
});
