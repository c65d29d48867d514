import { afterAll, beforeAll, expect, test } from "vitest";
import { transaction } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { type QueuedMail, queueMail } from "./index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const mail: QueuedMail<"contact"> = {
  to: "contact@parution.test",
  language: "fr",
  template: "contact",
  data: { name: "Amina", email: "amina@example.test", subject: "Tarifs", message: "Bonjour" },
  key: "contact:1",
};

const countMails = () =>
  api.context.db
    .selectFrom("mails")
    .select((eb) => eb.fn.countAll<number>().as("mails"))
    .executeTakeFirstOrThrow();

test("a mail of a transaction that fails is not queued, and one key is queued once", async () => {
  const { db, clock } = api.context;
  const at = new Date(clock.now());
  const failing = transaction(db, async (tx) => {
    await queueMail(tx, mail, at);
    throw new Error("the order could not be kept");
  });
  await expect(failing).rejects.toThrow("could not be kept");
  expect(await countMails()).toEqual({ mails: 0 });
  for (const _ of [1, 2]) await transaction(db, (tx) => queueMail(tx, mail, at));
  expect(await countMails()).toEqual({ mails: 1 });
});
