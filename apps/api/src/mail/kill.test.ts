import { afterAll, beforeAll, expect, test } from "vitest";
import { type Queries, transaction } from "../platform/database/transaction.ts";
import { copyTemplate, type Source, TEST_NOW } from "../testing/index.ts";
import { withBooks } from "../testing/interruption/books.ts";
import { killableApi } from "../testing/interruption/killable-api.ts";
import { type SmtpSink, startSmtpSink } from "../testing/smtp-sink.ts";
import { queueMail } from "./outbox.ts";

const LATER = new Date(Date.parse(TEST_NOW) + 3_600_000).toISOString();
const SUBJECTS = ["first", "second", "third", "fourth", "fifth"];

let source: Source;
let sink: SmtpSink;
beforeAll(async () => {
  source = await copyTemplate();
  sink = await startSmtpSink();
});
afterAll(async () => {
  await sink.stop();
  await source.remove();
});

/** The program on the test's data, its clock starting at `now`. */
const program = (now: string) =>
  killableApi({
    DATA_DIR: source.dataDir,
    PARUTION_NOW: now,
    SMTP_URL: sink.url,
    SESSION_SECRET: "a secret of the tests, long enough to be one",
    CARD_STORE_KEY: "A STORE KEY OF THE TESTS",
    CASH_PARTNER_KEY: "a partner key of the tests",
    ...source.env,
  });

function queueAll(db: Queries): Promise<void> {
  return transaction(db, async (tx) => {
    for (const subject of SUBJECTS) {
      const data = { name: "Amina", email: "amina@example.test", subject, message: "Bonjour" };
      const mail = { to: "lecteur@example.test", language: "fr", template: "contact" } as const;
      await queueMail(tx, { ...mail, data, key: `contact:${subject}` }, new Date(TEST_NOW));
    }
  });
}

const arrived = () => sink.taken.map(({ subject }) => subject?.split(" ").at(-1));

test("a program killed while a server accepts a mail sends the others once, and that one not again", async () => {
  await withBooks(source, ({ db }) => queueAll(db));
  const first = await program(TEST_NOW);
  let met = 0;
  const ready = Promise.withResolvers<void>();
  const killed = Promise.withResolvers<void>();
  sink.mood = async () => {
    await ready.promise;
    met += 1;
    // The third mail: the process is killed after its bytes arrived, so the answer is lost.
    if (met === 6) await first.kill().then(killed.resolve);
    return "take";
  };
  await first.start();
  ready.resolve();
  await killed.promise;
  const second = await program(LATER);
  await second.start();
  await expect.poll(() => arrived().includes("fifth"), { timeout: 30_000 }).toBe(true);
  await second.stop();
  expect(arrived()).toEqual(SUBJECTS);
  const fate = await withBooks(source, ({ db }) =>
    db
      .selectFrom("mails")
      .select(["key", "last_error"])
      .where("failed_at", "is not", null)
      .execute(),
  );
  expect(fate).toEqual([
    { key: "contact:third", last_error: expect.stringContaining("it may have arrived") },
  ]);
});
