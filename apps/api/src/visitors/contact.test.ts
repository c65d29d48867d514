import { readContactDetails, sendContact } from "@parution/contract/contact";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { refusalOf } from "../testing/orders/ordering.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const message = {
  name: "Samira Bennani",
  email: "samira@exemple.test",
  subject: "Tarif",
  message: "Bonjour,\nquel est le délai ?",
};

const queued = () =>
  api.context.db
    .selectFrom("mails")
    .where("template", "=", "contact")
    .select(["recipient", "reply_to", "data"])
    .execute();

test("a message becomes one mail to the configured address, with the visitor as reply address", async () => {
  const body = { ...message, captcha: await solveCaptcha(api.visitor) };
  const outcomes = await Promise.allSettled([
    api.visitor.call(sendContact, { body }),
    api.visitor.call(sendContact, { body }),
  ]);
  const answers = outcomes.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  expect(answers).toEqual([{ status: 200, message: expect.stringContaining("parti") }]);
  expect(await queued()).toEqual([
    { recipient: api.context.config.mail.contactTo, reply_to: message.email, data: message },
  ]);
});

test("names missing fields, and sends nothing without a solved challenge", async () => {
  const before = await queued();
  const faulty = refusalOf(
    api.visitor.call(sendContact, { body: { ...message, email: "samira@exemple.test" } }),
  );
  expect(await faulty).toMatchObject({ status: 422, code: "CAPTCHA" });
  const response = await api.fetch("/ads/contact/contact", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: api.origin },
    body: JSON.stringify({ nom_prenom: " ", email: "samira", objet: "", message: "Bonjour" }),
  });
  expect(response.status).toBe(422);
  const { errors } = await response.json();
  expect(Object.keys(errors).toSorted()).toEqual(["email", "nom_prenom", "objet"]);
  expect(await queued()).toEqual(before);
});

test("refuses an address that sends too many messages", async () => {
  const send = () => refusalOf(api.visitor.call(sendContact, { body: message }));
  const outcomes = await Promise.all(Array.from({ length: 11 }, send));
  expect(outcomes).toContainEqual(expect.objectContaining({ status: 429 }));
});

test("the publisher's details are in the reader's language", async () => {
  const fr = await api.visitor.call(readContactDetails, {});
  const ar = await (await api.signIn("particulier", "ar")).call(readContactDetails, {});
  expect(fr).toMatchObject({ name: "Parution Éditions", phone: ar.phone });
  expect(fr.hours[0]?.days).toBe("Du lundi au vendredi");
  expect(ar.hours[0]?.days).toBe("من الاثنين إلى الجمعة");
});
