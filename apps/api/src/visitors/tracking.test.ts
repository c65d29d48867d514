import { readCurrentUser } from "@parution/contract/session";
import { readIp, trackVisit } from "@parution/contract/tracking";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { forgetVisits } from "./tracking.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("a caller receives the address that the server sees, under any header", async () => {
  expect(await api.visitor.call(readIp, {})).toEqual({ address: "127.0.0.1" });
  const forged = { headers: { "X-Forwarded-For": "203.0.113.7" } };
  const answer = await api.fetch("/ads/ip", forged);
  expect(await answer.json()).toEqual({ data: { ip: "127.0.0.1" } });
});

const visit = {
  consent: true,
  visitor: "5b1f4e0a-3c57-4d1e-9a86-0f2b7c4d8e91",
  host: "parution.test",
  page: "/fr/passer-votre-annonce",
  fields: ["support_id", "contenu_papier"],
};

const kept = () => api.context.db.selectFrom("visits").selectAll().orderBy("id").execute();

function sendRaw(changes: object) {
  return api.fetch("/ads/user-tracking", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({
      consentement: 1,
      session_id: visit.visitor,
      site: visit.host,
      url: visit.page,
      post: [],
      ...changes,
    }),
  });
}

test("a visit is kept with the address that the server sees and the signed-in user", async () => {
  const client = await api.signIn("pro", "ar");
  expect(await client.call(trackVisit, { body: visit })).toEqual({ kept: true });
  await api.visitor.call(trackVisit, { body: visit });
  const [first, second] = await kept();
  expect(first).toMatchObject({ language: "ar", user_id: expect.any(Number), path: visit.page });
  expect(second).toMatchObject({ user_id: null, fields: visit.fields });
  expect(second?.address).toMatch(/^(127\.0\.0\.1|::1)$/);
});

test("nothing is kept without consent, nor anything but names of fields", async () => {
  const before = await kept();
  const answer = await sendRaw({ consentement: 0 });
  expect(await answer.json()).toEqual({ data: { enregistre: 0 } });
  for (const changes of [
    { post: ["Vends appartement 80 m²"] },
    { post: ["06 61 00 00 00"] },
    { url: "/fr/annonces?recherche=divorce" },
    { next_url: "/fr/annonces?recherche=divorce" },
    { session_id: "pro@demo.parution.test" },
  ]) {
    expect((await sendRaw(changes)).status).toBe(422);
  }
  expect(await kept()).toEqual(before);
});

test("keeps further fields of the wire, but neither an address nor an email that a caller claims", async () => {
  const client = await api.signIn("pro");
  const { id: userId, businessId } = await client.call(readCurrentUser, {});
  await client.call(trackVisit, {
    body: {
      ...visit,
      nextPage: "/fr/recap-annonce/41",
      device: "phone",
      from: Date.parse("2026-06-01T08:00:00Z"),
      to: Date.parse("2026-06-01T08:04:10Z"),
      userId,
      businessId,
      email: "autre@parution.test",
      ipAddress: "203.0.113.9",
    },
  });
  const last = (await kept()).at(-1);
  expect(last).toMatchObject({ next_path: "/fr/recap-annonce/41", device: "phone", seconds: 250 });
  expect(JSON.stringify(last)).not.toMatch(/autre@|203\.0/);
});

test.each([
  ["another user's", { user_id: 999_999 }],
  ["another account's", { business_id: 999_999 }],
])("refuses to record %s visit", async (_case, changes) => {
  const before = await kept();
  expect((await sendRaw(changes)).status).toBe(404);
  expect(await kept()).toEqual(before);
});

test("records no duration when the clock was set back meanwhile", async () => {
  const from = Date.parse("2026-06-01T08:00:00Z");
  await api.visitor.call(trackVisit, { body: { ...visit, from, to: from - 1000 } });
  expect((await kept()).at(-1)).toMatchObject({ seconds: null, next_path: null, device: null });
});

test("visits are deleted after ninety days", async () => {
  await forgetVisits.run(api.context);
  expect(await kept()).not.toEqual([]);
  api.clock.advance(91 * 86_400_000);
  await forgetVisits.run(api.context);
  expect(await kept()).toEqual([]);
});
