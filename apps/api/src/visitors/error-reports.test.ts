import { readDebug, reportError } from "@parution/contract/reports";
import { cpuTime } from "@parution/rules/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const reports = () =>
  api.context.db
    .selectFrom("mails")
    .select(["recipient", "reply_to", "data"])
    .where("template", "=", "error-report")
    .execute();

test("sends a report to the configured address with any address in the payload", async () => {
  const body = {
    from: "attacker@example.test",
    to: "victim@example.test",
    subject: "500 /ads/annonces/canvas",
    html: `<p onclick="x()">Lu</p><script>alert(1)</script><img src="https://e.test/p"><a href="javascript:x">ici</a>`,
  };
  await api.visitor.call(reportError, { body });
  const [report] = await reports();
  expect(report).toMatchObject({
    recipient: "exploitation@parution.test",
    reply_to: null,
    data: { subject: body.subject, html: "<p>Lu</p>ici", userId: null },
  });
  expect(JSON.stringify(report)).not.toMatch(/attacker|victim/);
});

test("a report of nested elements without text is refused in little time", async () => {
  const body = { subject: "500", html: "<b>".repeat(16_000) };
  const time = await cpuTime(() =>
    expect(api.visitor.call(reportError, { body })).rejects.toMatchObject({
      status: 422,
      fields: { html: [expect.anything()] },
    }),
  );
  expect(time).toBeLessThan(1000);
});

test("an empty report is refused", async () => {
  const body = { subject: "500", html: "<script>alert(1)</script>" };
  const before = await reports();
  const attempt = api.visitor.call(reportError, { body });
  await expect(attempt).rejects.toMatchObject({ status: 422 });
  expect(await reports()).toEqual(before);
});

test("the number of reports of one address is limited", async () => {
  const body = { subject: "500", html: "<p>Encore</p>" };
  const report = () => api.visitor.call(reportError, { body });
  await Promise.allSettled(Array.from({ length: 30 }, report));
  await expect(report()).rejects.toMatchObject({ status: 429 });
});

test("shows the program's state to owners with a second factor only", async () => {
  const owner = await api.signInStaff("admin");
  expect(await owner.call(readDebug, {})).toMatchObject({
    database: expect.stringMatching(/^PostgreSQL \d/),
    migration: expect.stringMatching(/^\d{4}_\w+\.sql$/),
    mailsWaiting: expect.any(Number),
    mailsFailed: [],
  });
  const without = await api.signIn("admin");
  await expect(without.call(readDebug, {})).rejects.toMatchObject({
    status: 403,
    code: "SECOND_FACTOR_REQUIRED",
  });
  const pro = await api.signIn("pro");
  await expect(pro.call(readDebug, {})).rejects.toMatchObject({ status: 404 });
});
