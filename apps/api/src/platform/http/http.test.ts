import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";

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

test("every answer carries the security headers, errors too", async () => {
  for (const path of ["/readyz", "/ads/nothing"]) {
    const { headers } = await api.fetch(path);
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("form-action 'self' http://localhost:4801");
    expect(policy).not.toContain("unsafe");
  }
});

test("a request id of the caller's is returned, unless it is harmful", async () => {
  const given = await api.fetch("/readyz", { headers: { "X-Request-Id": "journey-000001" } });
  expect(given.headers.get("X-Request-Id")).toBe("journey-000001");
  const other = await api.fetch("/readyz", { headers: { "X-Request-Id": "{bad} id" } });
  expect(other.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(["account", "ads"])("the %s service publishes its contract", async (service) => {
  const answer = await fetch(`${api.origin}/${service}/openapi.json`);
  expect(answer.headers.get("Content-Type")).toContain("application/json");
  expect((await answer.json()).openapi).toBe("3.1.1");
});

const LOGIN = "/account/api/v1/login";
const post = (body: BodyInit, type = "application/json") =>
  api.fetch(LOGIN, { method: "POST", body, headers: { "Content-Type": type } });

test.each([
  ["malformed JSON", "{", "application/json", 400],
  ["text that is not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), "application/json", 400],
  ["a multipart body without parts", "--", "multipart/form-data; boundary=x", 400],
  ["half a surrogate pair", '{"data":{"email":"\\ud800"}}', "application/json", 400],
  ["half of one in a name", '{"\\udc00":1}', "application/json", 400],
  ["JSON of another shape", "[]", "application/json", 422],
  ["nothing", "", "application/json", 422],
  ["more than a call may carry", `"${"a".repeat(1024 * 1024)}"`, "application/json", 413],
])("%s is refused", async (_case, body, type, status) => {
  const answer = await post(body, type);
  expect(answer.status).toBe(status);
  expect(Object.keys(await answer.json())).toEqual(expect.arrayContaining(["code", "message"]));
});

test("a stream without a declared length is cut at the limit", async () => {
  const chunk = new Uint8Array(256 * 1024);
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(chunk);
      sent += 1;
      if (sent > 40) controller.close();
    },
  });
  const init = { method: "POST", body, duplex: "half" };
  const answer = await api.fetch(LOGIN, init);
  expect(answer.status).toBe(413);
});

test("a form carries files, and texts within a limit", async () => {
  const form = new FormData();
  form.set("data", "a".repeat(1024 * 1024 + 1));
  expect((await api.fetch(LOGIN, { method: "POST", body: form })).status).toBe(413);
});

test("a form is read as JSON is", async () => {
  const answer = await post("email=a", "application/x-www-form-urlencoded");
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toHaveProperty("data");
});

test.each([
  ["/ads/annonces/devis", { dates_parution: [] }, "Ce champ est obligatoire."],
  ["/ads/contact/contact", { nom_prenom: "x".repeat(500) }, "Ce texte est trop long."],
])("describes a fault by its kind: %s", async (path, body, text) => {
  const answer = await api.fetch(path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${await api.token("pro")}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify(body),
  });
  const { errors } = await answer.json();
  for (const name of Object.keys(body)) expect(errors[name]).toEqual([text]);
});

test("a refusal that a use case throws at once has the wire's field names", async () => {
  const bearer = await api.token("moderation");
  await sql`update sessions set second_factor_at = ${new Date(api.clock.now())}`.execute(
    api.context.db,
  );
  const refusal = { annonce_id: 1, version: "read", decision: "refuser", motif_fr: "Illisible." };
  const answer = await api.fetch("/ads/desk/moderation/decider", {
    method: "POST",
    headers: { Authorization: `Bearer ${bearer}`, "Content-Type": "application/json" },
    body: JSON.stringify({ data: refusal }),
  });
  expect(answer.status).toBe(422);
  expect((await answer.json()).errors).toEqual({ motif_ar: ["Indiquez un motif."] });
});

test("a fault of the server's answers ERROR_500 and names the request", async () => {
  const { db } = api.context;
  await sql`alter table cities rename to towns`.execute(db);
  const answer = await api.fetch("/ads/villes/list");
  await sql`alter table towns rename to cities`.execute(db);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    code: "ERROR_500",
    message: expect.stringContaining(answer.headers.get("X-Request-Id") ?? "none"),
  });
});

test("a long answer is compressed for clients that accept it", async () => {
  const path = "/ads/villes/list";
  const packed = await api.fetch(path, { headers: { "Accept-Encoding": "gzip" } });
  expect(packed.headers.get("Content-Encoding")).toBe("gzip");
  const plain = await api.fetch(path, { headers: { "Accept-Encoding": "identity" } });
  expect(plain.headers.get("Content-Encoding")).toBeNull();
  expect(await packed.json()).toEqual(await plain.json());
});
