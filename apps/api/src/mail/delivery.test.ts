import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { transaction } from "../platform/database/transaction.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";
import type { Carrier } from "./carriers.ts";
import { deliverDue, forgetMails, type Post, sendMails } from "./deliver.ts";
import { queueMail } from "./outbox.ts";
import { smtpCarrier } from "./smtp.ts";

let sink: SmtpSink;
let api: TestApi;
beforeAll(async () => {
  sink = await startSmtpSink();
  api = await startTestApi({ env: { SMTP_URL: sink.url } });
});
afterAll(async () => {
  await api.stop();
  await sink.stop();
});
beforeEach(() => {
  sink.mood = async () => "take";
});

const MINUTE = 60_000;
const deliver = () => sendMails({}).run(api.context);

async function deliverBy(carrier: Carrier, stopping?: AbortSignal): Promise<void> {
  await deliverDue(api.context, { carrier, attach: {} }, stopping);
  carrier.close?.();
}

/** Queues a mail; its subject is its own. */
async function queue(to = "lecteur@example.test"): Promise<string> {
  const subject = randomUUID();
  const { db, clock } = api.context;
  const mail = {
    to,
    language: "fr",
    template: "contact",
    data: { name: "Amina", email: "amina@example.test", subject, message: "Bonjour" },
    key: `contact:${subject}`,
    replyTo: "amina@example.test",
  } as const;
  await transaction(db, (tx) => queueMail(tx, mail, new Date(clock.now())));
  return subject;
}

const queueSeveral = (number: number) => Promise.all(Array.from({ length: number }, () => queue()));

/** Number of times a mail reached the server. */
const arrivals = (subject: string) =>
  sink.taken.filter((email) => email.subject?.endsWith(subject)).length;

const stateOf = (subject: string) =>
  api.context.db
    .selectFrom("mails")
    .select(["attempts", "sent_at", "failed_at", "last_error"])
    .where("key", "=", `contact:${subject}`)
    .executeTakeFirstOrThrow();

test("a queued mail reaches its recipient once, with both texts and the reply address", async () => {
  const subject = await queue();
  await deliver();
  await deliver();
  expect(arrivals(subject)).toBe(1);
  const email = sink.taken.at(-1);
  expect(email).toMatchObject({
    from: { address: "ne-pas-repondre@parution.test" },
    to: [{ address: "lecteur@example.test" }],
    replyTo: [{ address: "amina@example.test" }],
    html: expect.stringContaining('<html lang="fr" dir="ltr">'),
    text: expect.stringContaining("> Bonjour"),
  });
});

describe("a server that refuses a mail", () => {
  test("temporarily receives it again after a pause, once", async () => {
    sink.mood = async () => ({ code: 451, at: "message" });
    const subject = await queue();
    await deliver();
    sink.mood = async () => "take";
    await deliver();
    expect(arrivals(subject)).toBe(0);
    api.clock.advance(MINUTE);
    await deliver();
    api.clock.advance(60 * MINUTE);
    await deliver();
    expect(arrivals(subject)).toBe(1);
    expect(await stateOf(subject)).toMatchObject({ attempts: 2, sent_at: expect.any(Date) });
  });

  test("permanently is not tried again", async () => {
    sink.mood = async () => ({ code: 550, at: "recipient" });
    const subject = await queue();
    await deliver();
    sink.mood = async () => "take";
    api.clock.advance(24 * 60 * MINUTE);
    await deliver();
    expect(arrivals(subject)).toBe(0);
    expect(await stateOf(subject)).toMatchObject({
      attempts: 1,
      failed_at: expect.any(Date),
      last_error: expect.stringMatching(/^never: .*550/),
    });
  });

  test("for three days is not tried again", async () => {
    sink.mood = async () => ({ code: 421, at: "recipient" });
    const subject = await queue();
    for (let hours = 0; hours < 72; hours += 1) {
      await deliver();
      api.clock.advance(60 * MINUTE);
    }
    expect(await stateOf(subject)).toMatchObject({ attempts: 8, failed_at: expect.any(Date) });
  });
});

test("a mail whose answer was lost is not sent again", async () => {
  const subject = await queue();
  const given = Promise.withResolvers<void>();
  sink.mood = async () => "take";
  const lost: Post = {
    attach: {},
    carrier: {
      async carry(_message, handOver) {
        await handOver();
        given.resolve();
        return new Promise(() => undefined); // the process ends here
      },
    },
  };
  void deliverDue(api.context, lost);
  await given.promise;
  api.clock.advance(24 * 60 * MINUTE);
  await deliver();
  expect(arrivals(subject)).toBe(0);
  expect(await stateOf(subject)).toMatchObject({
    failed_at: expect.any(Date),
    last_error: expect.stringContaining("may have arrived"),
  });
});

test("a mail of a process that ends before sending is sent by the next process", async () => {
  const subject = await queue();
  const started = Promise.withResolvers<void>();
  const dying: Post = {
    attach: {},
    carrier: {
      carry() {
        started.resolve();
        return new Promise(() => undefined); // the process ends here
      },
    },
  };
  void deliverDue(api.context, dying);
  await started.promise;
  await deliver();
  expect(arrivals(subject)).toBe(0);
  api.clock.advance(24 * 60 * MINUTE);
  await deliver();
  expect(arrivals(subject)).toBe(1);
});

test("keeps only the key of an old mail, so that it is never sent again", async () => {
  const key = `contact:${await queue()}`;
  await deliver();
  const { db } = api.context;
  const kept = () =>
    db
      .selectFrom("mails")
      .select(["recipient", "reply_to", "data", "template"])
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
  api.clock.advance(89 * 24 * 60 * MINUTE);
  await forgetMails.run(api.context);
  expect(await kept()).toMatchObject({ recipient: "lecteur@example.test" });
  api.clock.advance(2 * 24 * 60 * MINUTE);
  await forgetMails.run(api.context);
  expect(await kept()).toEqual({ recipient: "", reply_to: null, data: {}, template: "contact" });
});

test("several processes send each mail once", async () => {
  const subjects = await queueSeveral(12);
  await Promise.all([deliver(), deliver(), deliver()]);
  await deliver();
  expect(subjects.map(arrivals)).toEqual(subjects.map(() => 1));
});

describe("one run", () => {
  test("sends everything that is due, a hundred over one connection", async () => {
    const subjects = await queueSeveral(101);
    const before = sink.connections;
    await deliver();
    expect(subjects.map(arrivals)).toEqual(subjects.map(() => 1));
    expect(sink.connections - before).toBe(2);
  });

  test("goes on over another connection where the server closes the first, without an attempt more", async () => {
    const subjects = await queueSeveral(3);
    const before = sink.connections;
    const answers = ["take", "take", { code: 421, at: "recipient" }] as const;
    let deliveries = 0;
    // A mail is asked for twice: by its address, and once it is there.
    sink.mood = async () => answers[deliveries++] ?? "take";
    await deliver();
    expect(subjects.map(arrivals)).toEqual([1, 1, 1]);
    expect(sink.connections - before).toBe(2);
    for (const subject of subjects) expect(await stateOf(subject)).toMatchObject({ attempts: 1 });
  });

  test("goes on after an address that is silent for too long, which is tried again later", async () => {
    const silent = await queue("silencieux@example.test");
    const others = await queueSeveral(2);
    const { promise: ending, resolve: end } = Promise.withResolvers<void>();
    sink.mood = async (recipient) => {
      if (recipient.startsWith("silencieux")) await ending;
      return "take";
    };
    await deliverBy(smtpCarrier(sink.url, { asked: 500, answered: 5000 }));
    end();
    expect(others.map(arrivals)).toEqual([1, 1]);
    expect(await stateOf(silent)).toMatchObject({
      attempts: 1,
      failed_at: null,
      last_error: "later: no answer in 0.5 seconds",
    });
    await emptyQueue();
  });

  test("ends with the first mail where the server cannot be reached, and the others keep their attempts", async () => {
    const subjects = await queueSeveral(3);
    await deliverBy(smtpCarrier("smtp://127.0.0.1:1"));
    const attempts = await Promise.all(subjects.map(stateOf));
    expect(attempts.map((one) => one.attempts).toSorted()).toEqual([0, 0, 1]);
    await emptyQueue();
  });

  test("ends with the mail in hand when the program stops", async () => {
    const subjects = await queueSeveral(3);
    const stopping = new AbortController();
    const carrier: Carrier = {
      async carry() {
        stopping.abort();
        return { outcome: "sent" };
      },
    };
    await deliverBy(carrier, stopping.signal);
    const states = await Promise.all(subjects.map(stateOf));
    expect(states.filter(({ sent_at }) => sent_at !== null)).toHaveLength(1);
    await emptyQueue();
  });

  test("sends a mail that its reader waits for before those that were due earlier", async () => {
    await queueSeveral(2);
    const { db, clock } = api.context;
    api.clock.advance(1000);
    const to = "presse@example.test";
    const mail = { to, language: "fr", template: "recovery-unknown", data: {} } as const;
    await transaction(db, (tx) =>
      queueMail(tx, { ...mail, key: `recovery:${randomUUID()}` }, new Date(clock.now())),
    );
    const before = sink.taken.length;
    await deliver();
    expect(sink.taken[before]?.to).toMatchObject([{ address: to }]);
  });
});

/** Sends what a test has left. */
async function emptyQueue(): Promise<void> {
  sink.mood = async () => "take";
  api.clock.advance(2 * MINUTE);
  await deliver();
}
