import { contactAdvertiser, listPublishedAds } from "@parution/contract/listing";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";

let api: TestApi;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  const { publishedAds } = await api.visitor.call(listPublishedAds, { query: {} });
  id = publishedAds[0]?.id ?? 0;
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.context.db.deleteFrom("rate_limits").execute();
  await api.context.db.deleteFrom("mails").execute();
});

const message = {
  email: "visiteuse@exemple.test",
  subject: "Visite",
  message: "Bonjour, est-il possible de visiter samedi ?",
  phone: "+212 661 00 00 00",
};

const write = (changes: Partial<typeof message> & { adId?: number; captcha?: string } = {}) =>
  api.visitor.call(contactAdvertiser, { params: { id }, body: { ...message, ...changes } });

const mails = () => api.context.db.selectFrom("mails").selectAll().execute();

test("a message goes to the advertiser, and the answer to the visitor", async () => {
  const { email } = await api.context.db
    .selectFrom("ads")
    .innerJoin("users", "users.id", "ads.user_id")
    .where("ads.id", "=", id)
    .select("users.email")
    .executeTakeFirstOrThrow();
  const answer = await write({ adId: id });
  expect(answer).toEqual({ message: "Votre message est transmis à l’annonceur." });
  expect(await mails()).toMatchObject([
    { recipient: email, reply_to: message.email, template: "contact-advertiser" },
  ]);
  expect((await mails())[0]?.data).toMatchObject({
    subject: message.subject,
    message: message.message,
    telephone: message.phone,
    url: expect.stringMatching(new RegExp(`/annonce/[a-z-]+/[a-z0-9-]+/${id}$`)),
  });
});

test("it goes to the address that the ad names, where it names one", async () => {
  const put = (email: string | null) =>
    api.context.db.updateTable("ads").set({ email }).where("id", "=", id).execute();
  await put("agence@exemple.test");
  await write();
  await put(null);
  expect(await mails()).toMatchObject([{ recipient: "agence@exemple.test" }]);
});

test("a captcha is required from the second message on, one for each", async () => {
  await write();
  const second = { message: "Et dimanche ?" };
  await expect(write(second)).rejects.toMatchObject({ status: 422, code: "CAPTCHA" });
  expect(await mails()).toHaveLength(1);
  const captcha = await solveCaptcha(api.visitor);
  await write({ ...second, captcha });
  await expect(write({ message: "Et lundi ?", captcha })).rejects.toMatchObject({
    code: "CAPTCHA",
  });
  expect(await mails()).toHaveLength(2);
});

test("the same message is sent once", async () => {
  await write();
  await write({ captcha: await solveCaptcha(api.visitor) });
  expect(await mails()).toHaveLength(1);
});

test("the number of messages to one ad is limited", async () => {
  const { db, clock } = api.context;
  await db
    .insertInto("rate_limits")
    .values({ key: `contact:ad:${id}`, hits: 40, resets_at: new Date(clock.now() + 60_000) })
    .execute();
  await expect(write()).rejects.toMatchObject({ status: 429 });
  expect(await mails()).toEqual([]);
});

test.each([
  ["email", "pas une adresse"],
  ["objet", " "],
  ["message", ""],
  ["telephone", "rappelez-moi"],
  ["annonce_id", 999_999],
])("a wrong %s is refused, and does not count", async (field, value) => {
  const { email, subject: objet, phone: telephone } = message;
  const body = { email, objet, message: message.message, telephone, [field]: value };
  const answer = await api.fetch(`/ads/annonces/contacter-annonceur/${id}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(422);
  expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  await write();
  expect(await mails()).toHaveLength(1);
});

test("an ad that is not online cannot be written to", async () => {
  await api.context.db.updateTable("ads").set({ online: false }).where("id", "=", id).execute();
  await expect(write()).rejects.toMatchObject({ status: 404 });
  await api.context.db.updateTable("ads").set({ online: true }).where("id", "=", id).execute();
});
