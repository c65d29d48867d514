import type { Client } from "@parution/contract/client";
import { fileMail, readOverview, resendMail } from "@parution/contract/desk";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Carried, Message } from "../mail/carriers.ts";
import { deliverDue } from "../mail/deliver.ts";
import { queueMail } from "../mail/index.ts";
import { transaction } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { readEntries } from "../trail/index.ts";

let api: TestApi;
let counter: Client;
beforeAll(async () => {
  api = await startTestApi();
  counter = await api.signInStaff("caisse");
});
afterAll(() => api.stop());

const mails = async () => (await counter.call(readOverview, {})).mails;

/** Delivers what is due; the messages that the server was given. */
async function deliver(outcome: Carried): Promise<readonly Message[]> {
  const given: Message[] = [];
  const carrier = {
    async carry(message: Message, handOver: () => Promise<void>) {
      await handOver();
      given.push(message);
      return outcome;
    },
  };
  await deliverDue(api.context, { carrier, attach: {} });
  return given;
}

/** Refusal as the mail client words it, the server's answer behind its own sentence. */
const REASON = "Can't send mail - all recipients were rejected: 550 5.1.1 no such user";

async function fail(recipient: string, outcome: Carried["outcome"] = "never") {
  const at = new Date(api.clock.now());
  const mail = { to: recipient, language: "fr", template: "account-closed" } as const;
  const key = `account-closed:${recipient}`;
  await transaction(api.context.db, (tx) =>
    queueMail(tx, { ...mail, data: { name: "Nadia" }, key }, at),
  );
  const [message] = await deliver({ outcome, reason: REASON } as Carried);
  const letter = (await mails())?.letters.find((one) => one.recipient === recipient);
  return { id: letter?.id ?? 0, letter, message };
}

test("a letter that was not delivered names itself, its recipient and the cause, and leaves once more with its Message-ID", async () => {
  const { id, letter, message } = await fail("nadia@exemple.ma");
  expect(letter).toMatchObject({
    subject: expect.stringContaining("compte"),
    language: "fr",
    mayHaveArrived: false,
    error: "550 5.1.1 no such user",
    failedAt: api.clock.now(),
  });
  const twice = await Promise.allSettled([
    counter.call(resendMail, { body: { id } }),
    counter.call(resendMail, { body: { id } }),
  ]);
  expect(twice.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect((await mails())?.letters).not.toContainEqual(expect.objectContaining({ id }));
  const again = await deliver({ outcome: "sent" });
  expect(again.map((one) => one.id)).toEqual([message?.id]);
  expect(await deliver({ outcome: "sent" })).toEqual([]);
  const late = await refusalOf(counter.call(resendMail, { body: { id } }));
  expect(late).toMatchObject({ status: 409, code: "MAIL_SETTLED" });
  const entry = (await readEntries(api.context.db, 0, 1000)).at(-1);
  expect(entry).toMatchObject({
    command: "resend-mail",
    subject: `account-closed ${id}`,
    before: { state: "failed" },
    after: { state: "waiting" },
  });
  expect(JSON.stringify(entry)).not.toContain("nadia");
});

test("a letter that is filed is listed no longer, and never sent", async () => {
  const before = (await mails())?.total ?? 0;
  const { id, letter } = await fail("omar@exemple.ma", "unsure");
  expect(letter?.mayHaveArrived).toBe(true);
  expect((await mails())?.total).toBe(before + 1);
  await counter.call(fileMail, { body: { id } });
  expect((await mails())?.total).toBe(before);
  expect(await refusalOf(counter.call(resendMail, { body: { id } }))).toMatchObject({
    status: 409,
  });
  expect(await deliver({ outcome: "sent" })).toEqual([]);
});
