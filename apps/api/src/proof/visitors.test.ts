import { proofDraft } from "@parution/contract/proof";
import { quoteAd } from "@parution/contract/quote";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { watchWrites } from "../testing/safety/watch-writes.ts";

const env = { RATE_LIMITS: "1", BEHIND_PROXY: "1", QUEUE_LIMIT: "4", QUEUE_TIMEOUT: "60000" };
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: "2026-06-01T09:00:00Z", env });
});
afterAll(() => api.stop());

const draft = {
  supportId: 1,
  headingId: 7,
  paperContent: { kind: "plain", text: "Recrute un comptable" },
} as const;
const wire = { support_id: 1, rubrique_id: 7, contenu_papier: "Recrute un comptable" };
const priced = { ...draft, dates: ["2026-06-04" as const] };

/** Sends a draft from a network, as a visitor or with a session. */
function send(path: "epreuve" | "devis", network: string, token: string | null = null) {
  const headers = new Headers({
    "X-Forwarded-For": network,
    "Content-Type": "application/json",
    ...(token !== null && { Authorization: `Bearer ${token}` }),
  });
  const body = JSON.stringify({ ...wire, dates_parution: ["04/06/2026"] });
  return api.fetch(`/ads/annonces/${path}`, { method: "POST", headers, body });
}

test("visitors have drafts priced and set as proofs, and nothing of them is stored", async () => {
  const writes = await watchWrites(api.context.db);
  await writes.take();
  const proof = await api.visitor.call(proofDraft, { body: draft });
  expect(proof.type).toBe("application/pdf");
  expect(proof.size).toBeGreaterThan(1000);
  await api.visitor.call(quoteAd, { body: priced });
  expect(await writes.take()).toEqual([]);
});

test("a visitor's price is the public one, without any account's package", async () => {
  const pro = await api.signIn("pro");
  const own = await pro.call(quoteAd, { body: priced });
  const open = await api.visitor.call(quoteAd, { body: priced });
  expect([own.total, open.total]).toEqual([2 * 12_00, 2 * 16_80]);
});

test("visitors of one network have ten proofs a minute; others, and users there, are served", async () => {
  const token = await api.token("pro");
  const statuses: number[] = [];
  while (statuses.length < 11) statuses.push((await send("epreuve", "192.0.2.1")).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await send("epreuve", "192.0.2.2")).status).toBe(200);
  expect((await send("epreuve", "192.0.2.1", token)).status).toBe(200);
  api.clock.advance(60_000);
  expect((await send("epreuve", "192.0.2.1")).status).toBe(200);
});

test("visitors of one network have 120 prices a minute; users there are served", async () => {
  const resets_at = new Date(api.clock.now() + 30_000);
  const key = "drafts:192.0.2.20";
  await api.context.db.insertInto("rate_limits").values({ key, hits: 120, resets_at }).execute();
  const refused = await send("devis", "192.0.2.20");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "30"]);
  expect((await send("devis", "192.0.2.21")).status).toBe(200);
  expect((await send("devis", "192.0.2.20", await api.token("pro"))).status).toBe(200);
});

test("a user's price takes the last place of a full queue from a visitor's", async () => {
  const token = await api.token("pro");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = Array.from({ length: 50 }, () =>
    api.context.db.connection().execute(() => released),
  );
  const statuses: number[] = [];
  const calls = Array.from({ length: 20 }, async () => {
    statuses.push((await send("devis", "192.0.2.30")).status);
  });
  const user = send("devis", "192.0.2.31", token);
  await expect.poll(() => statuses, { timeout: 10_000 }).toEqual([503]);
  release();
  expect((await user).status).toBe(200);
  await Promise.all([...calls, ...held]);
});
