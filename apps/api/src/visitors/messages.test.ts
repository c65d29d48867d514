import { sendContact } from "@parution/contract/contact";
import {
  answerMessage,
  readMessage,
  readMessages,
  settleMessage,
} from "@parution/contract/messages";
import { readErrorReports, reportError, settleErrorReport } from "@parution/contract/reports";
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ComposedMail, composeMessage } from "../mail/compose.ts";
import { demoPublisher } from "../platform/config/publisher.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";
import { readEntries } from "../trail/index.ts";
import { forgetErrorReports } from "./error-reports.ts";
import { forgetMessages } from "./messages.ts";

let api: TestApi;
let counter: Awaited<ReturnType<TestApi["signInStaff"]>>;
beforeAll(async () => {
  api = await startTestApi();
  counter = await api.signInStaff("caisse");
});
afterAll(() => api.stop());

const DAY = 86_400_000;

async function send(subject: string, language: "fr" | "ar" = "fr"): Promise<number> {
  const message = {
    name: "Samira Bennani",
    email: "samira@exemple.test",
    subject,
    message: "Bonjour,\nquel est le délai ?",
  };
  const caller = language === "fr" ? api.visitor : await api.signIn("particulier", "ar");
  const captcha = await solveCaptcha(api.visitor);
  await caller.call(sendContact, { body: { ...message, captcha } });
  const { messages } = await counter.call(readMessages, { query: { state: "waiting" } });
  return messages.find((one) => one.subject === subject)?.id ?? 0;
}

/** Name before the address from which a mail is sent. */
async function senderOf(letter: ComposedMail): Promise<string | undefined> {
  const { bytes } = await composeMessage(api.context, letter, {});
  const { from } = await PostalMime.parse(bytes);
  return from?.name;
}

const letters = () =>
  api.context.db.selectFrom("mails").selectAll().where("template", "=", "contact-answer").execute();

describe("a message of the contact form", () => {
  test("is listed with those that wait, the oldest first, before those that are settled", async () => {
    const first = await send("Premier");
    api.clock.advance(60_000);
    const second = await send("Deuxième");
    api.clock.advance(60_000);
    const third = await send("Troisième");
    await counter.call(settleMessage, { body: { id: first, state: "closed" } });
    const listed = await counter.call(readMessages, { query: {} });
    expect(listed.messages.map(({ id }) => id)).toEqual([second, third, first]);
    expect(listed).toMatchObject({ total: 3, waiting: 2 });
    await counter.call(settleMessage, { body: { id: second, state: "spam" } });
    await counter.call(settleMessage, { body: { id: third, state: "closed" } });
    expect((await counter.call(readMessages, { query: {} })).waiting).toBe(0);
  });

  test("is answered once, in the sender's language, with the message quoted and the newspaper's address", async () => {
    const id = await send("جواب", "ar");
    const body = { id, answer: "مرحبا،\nالأجل يومان." };
    const answered = await Promise.allSettled([
      counter.call(answerMessage, { body }),
      counter.call(answerMessage, { body }),
    ]);
    expect(answered.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const late = counter.call(answerMessage, { body });
    await expect(late).rejects.toMatchObject({ status: 409, code: "MESSAGE_SETTLED" });

    const [letter, ...others] = await letters();
    expect(others).toEqual([]);
    if (letter === undefined) throw new Error("No letter is queued.");
    expect(letter).toMatchObject({ language: "ar", recipient: "samira@exemple.test" });
    expect(letter.reply_to).toBe(api.context.config.mail.contactTo);
    const [one, two] = [
      await composeMessage(api.context, letter, {}),
      await composeMessage(api.context, letter, {}),
    ];
    const text = one.bytes.toString();
    expect(/^Message-ID: .+$/m.exec(text)?.[0]).toBe(
      /^Message-ID: .+$/m.exec(two.bytes.toString())?.[0],
    );
    expect(text).not.toContain("Auto-Submitted");
    expect(await senderOf(letter)).toBe("باريسيون");
    const { tradeName: _, ...own } = demoPublisher;
    Object.assign(api.context.config, {
      publisher: { ...own, legalName: { fr: "Échos du Souss", ar: "أصداء سوس" } },
    });
    expect(await senderOf(letter)).toBe("أصداء سوس");
    expect(await senderOf({ ...letter, language: "fr" })).toBe("Échos du Souss");
    Object.assign(api.context.config, { publisher: demoPublisher });
    expect(await counter.call(readMessage, { params: { messageId: id } })).toMatchObject({
      state: "answered",
      answer: body.answer,
      letter: "waiting",
      language: "ar",
    });
  });

  test("stays listed where its mail failed, and the trail names no person", async () => {
    const id = await send("Perdu ?");
    await api.context.db
      .updateTable("mails")
      .set({ failed_at: new Date(api.clock.now()), last_error: "refused" })
      .where("template", "=", "contact")
      .execute();
    const kept = await counter.call(readMessage, { params: { messageId: id } });
    expect(kept).toMatchObject({ state: "waiting", message: "Bonjour,\nquel est le délai ?" });
    await counter.call(settleMessage, { body: { id, state: "spam" } });
    const [entry] = (await readEntries(api.context.db, 0, 1000)).slice(-1);
    expect(entry).toMatchObject({
      command: "message",
      subject: `message ${id}`,
      before: { state: "waiting" },
      after: { state: "spam" },
    });
    expect(JSON.stringify(entry)).not.toMatch(/samira|Perdu/i);
    const answer = counter.call(answerMessage, { body: { id, answer: "Bonjour" } });
    await expect(answer).rejects.toMatchObject({ code: "MESSAGE_SETTLED" });
  });

  test("is forgotten after a year", async () => {
    const id = await send("Ancien");
    api.clock.advance(364 * DAY);
    await forgetMessages.run(api.context);
    const counter = await api.signInStaff("caisse");
    expect((await counter.call(readMessage, { params: { messageId: id } })).id).toBe(id);
    api.clock.advance(2 * DAY);
    await forgetMessages.run(api.context);
    const read = (await api.signInStaff("caisse")).call(readMessage, { params: { messageId: id } });
    await expect(read).rejects.toMatchObject({ status: 404 });
  });
});

describe("reports of errors", () => {
  const report = (subject: string, page: string) =>
    api.visitor.call(reportError, {
      body: { subject, html: `<p>Page : ${page}</p><p>Requête : ${"x".repeat(6000)}</p>` },
    });
  const read = async (state: "open" | "closed") =>
    (await api.signInStaff("redaction")).call(readErrorReports, { query: { state } });

  test("of one sentence and page are counted together, numbers and keys aside", async () => {
    await report("500 /ads/commandes/12", "/fr/commande/show/12");
    api.clock.advance(1000);
    await report("500 /ads/commandes/13", "/fr/commande/show/13");
    await report("500 /ads/commandes/13", "/ar/commande/show/13");
    const { open, reports } = await read("open");
    expect(open).toBe(2);
    const [, first] = reports.toSorted((left, right) => left.count - right.count);
    expect(first).toMatchObject({
      sentence: "500 /ads/commandes/…",
      page: "/fr/commande/show/…",
      count: 2,
      lastAt: api.clock.now(),
      firstAt: api.clock.now() - 1000,
    });
    expect(first?.detail.length).toBeLessThanOrEqual(4000);
  });

  test("are closed, opened again by hand, and by the next report", async () => {
    const editor = await api.signInStaff("redaction");
    const [first] = (await read("open")).reports;
    const id = first?.id ?? 0;
    await editor.call(settleErrorReport, { body: { id, state: "closed" } });
    expect((await read("closed")).reports.map((one) => one.id)).toEqual([id]);
    await editor.call(settleErrorReport, { body: { id, state: "open" } });
    await editor.call(settleErrorReport, { body: { id, state: "closed" } });
    await report(first?.sentence ?? "", first?.page ?? "");
    expect((await read("closed")).reports).toEqual([]);
  });

  test("make room for the latest, and are forgotten a year after the last", async () => {
    const { db, clock } = api.context;
    const at = new Date(clock.now() - DAY);
    const rows = Array.from({ length: 520 }, (_, index) => ({
      sentence: `Erreur ${index}`,
      page: "",
      detail: "",
      first_at: at,
      last_at: at,
    }));
    await db.insertInto("error_reports").values(rows).execute();
    await report("500 encore", "/fr");
    const count = async () => (await db.selectFrom("error_reports").select("id").execute()).length;
    expect(await count()).toBe(500);
    api.clock.advance(366 * DAY);
    await forgetErrorReports.run(api.context);
    expect(await count()).toBe(0);
  });
});
