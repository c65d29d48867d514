import { defineCall } from "@parution/contract/call";
import { fields, id, money } from "@parution/contract/wire";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { ProblemError } from "../http/problems.ts";
import { identify } from "../session/identify.ts";
import { once } from "./once.ts";

const buy = defineCall({
  name: "buy",
  summary: "A call of this test's own",
  service: "ads",
  method: "POST",
  path: "/buy",
  access: "session",
  idempotent: true,
  answer: fields({ id, total: ["prix_ttc", money] }),
});

let api: TestApi;
let done = 0;
beforeAll(async () => {
  api = await startTestApi();
  await sql`create table test_work (id serial primary key)`.execute(api.context.db);
});
afterAll(() => api.stop());
beforeEach(() => {
  done = 0;
});

/** A request with a key and a body; its work writes a row and answers the row's id. */
async function send(account: "pro" | "particulier", key: string | null, body = "body") {
  const headers = new Headers({ Authorization: `Bearer ${await api.token(account)}` });
  const caller = await identify(headers, api.context);
  if (caller === null) throw new Error("The test's session is not known.");
  const request = {
    call: buy,
    context: api.context,
    identity: caller.identity,
    idempotencyKey: key,
    fingerprint: async () => body,
    input: { params: undefined, query: undefined, body: undefined },
    language: "fr",
    address: "127.0.0.1",
    headers,
    answerHeaders: new Headers(),
  } as const;
  return once(request, async (tx) => {
    done += 1;
    if (body === "refused") throw new ProblemError(422, "NO", { fr: "Non.", ar: "لا." });
    const { rows } = await sql<{ id: number }>`
      insert into test_work default values returning id`.execute(tx);
    return { id: rows[0]?.id ?? 0, total: 2410 };
  });
}

test("a repeated request receives the first answer, and the work is done once", async () => {
  const first = await send("pro", "repeated");
  expect(await send("pro", "repeated")).toEqual(first);
  expect(first.total).toBe(2410);
  expect(done).toBe(1);
});

test("twenty repetitions at once do the work once", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => send("pro", "at once")));
  expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
  expect(done).toBe(1);
});

test("the same key for another request is refused", async () => {
  await send("pro", "reused");
  await expect(send("pro", "reused", "another body")).rejects.toMatchObject({
    status: 422,
    code: "IDEMPOTENCY_KEY_REUSED",
  });
});

test("a refusal keeps nothing: the corrected request may use the same key", async () => {
  await expect(send("pro", "refused", "refused")).rejects.toMatchObject({ code: "NO" });
  await expect(send("pro", "refused")).resolves.toMatchObject({ total: 2410 });
});

test("keys belong to their user; without a key every request is new", async () => {
  const ids = [
    await send("pro", "own"),
    await send("particulier", "own"),
    await send("pro", null),
    await send("pro", null),
  ].map((answer) => answer.id);
  expect(new Set(ids).size).toBe(4);
});
