import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/index.ts";
import { insertRecords } from "./insert-records.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

test("rows keep their days, instants, nulls and JSON, and a lone surrogate becomes the substitute character", async () => {
  const { db, clock } = api.context;
  const at = new Date(clock.now());
  const row = {
    key: "half \ud83d, whole 😀, written \\ud83d",
    template: "\"quotes\" and 'quotes', \\ and \n",
    language: "ar",
    recipient: "مرحبا",
    reply_to: null,
    data: { half: "\udc00", list: [1, "2", null] },
    created_at: at,
    due_at: at,
  } as const;
  await insertRecords("mails", [row, { ...row, key: "another" }]).execute(db);
  const kept = await db
    .selectFrom("mails")
    .select([
      "key",
      "template",
      "language",
      "recipient",
      "reply_to",
      "data",
      "created_at",
      "due_at",
    ])
    .where("template", "=", row.template)
    .orderBy("id")
    .execute();
  const whole = { ...row, data: { ...row.data, half: "�" } };
  expect(kept).toEqual([
    { ...whole, key: "half �, whole 😀, written \\ud83d" },
    { ...whole, key: "another" },
  ]);
});
