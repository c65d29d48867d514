import { login, readCurrentUser } from "@parution/contract/session";
import { endOtherSessions, readSessions } from "@parution/contract/sessions";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { endUnusedSessions } from "../platform/session/sessions.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const REVOKED = { status: 401 };

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());
beforeEach(() => api.context.db.deleteFrom("sessions").execute());

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

test("a user sees where they are signed in, the latest use first", async () => {
  const body = { data: { email: emailOf("pro"), password: DEMO_PASSWORD } };
  const { path } = login;
  await api.fetch(`/account${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "User-Agent": FIREFOX },
    body: JSON.stringify(body),
  });
  const openedAt = api.clock.now();
  api.clock.advance(HOUR);
  const here = await api.signIn("pro");
  await api.signIn("terme");
  api.clock.advance(6 * MINUTE);
  const { sessions } = await here.call(readSessions, {});
  const now = api.clock.now();
  expect(sessions).toEqual([
    { browser: null, system: null, current: true, openedAt: now - 6 * MINUTE, usedAt: now },
    { browser: "Firefox", system: "Linux", current: false, openedAt, usedAt: openedAt },
  ]);
});

test("signing out elsewhere keeps this session and ends the others", async () => {
  const here = await api.signIn("pro");
  const there = await api.signIn("pro");
  const client = await api.signIn("terme");
  await here.call(endOtherSessions, {});
  await expect(there.call(readCurrentUser, {})).rejects.toMatchObject(REVOKED);
  expect((await here.call(readSessions, {})).sessions).toHaveLength(1);
  await client.call(readCurrentUser, {});
});

test("a session unused for four hours ends; a used one goes on", async () => {
  const used = await api.signIn("pro");
  const left = await api.signIn("pro");
  api.clock.advance(3 * HOUR);
  await used.call(readCurrentUser, {});
  api.clock.advance(HOUR);
  await expect(left.call(readCurrentUser, {})).rejects.toMatchObject(REVOKED);
  expect((await used.call(readSessions, {})).sessions).toHaveLength(1);
});

test("records sessions unused for four hours as ended, and no others", async () => {
  const used = await api.signIn("pro");
  await api.signIn("pro");
  api.clock.advance(3 * HOUR);
  await used.call(readCurrentUser, {});
  api.clock.advance(HOUR);
  await endUnusedSessions.run(api.context);
  const ended = api.context.db.selectFrom("sessions").where("revoked_at", "is not", null);
  expect(await ended.select("revoked_at").execute()).toEqual([
    { revoked_at: new Date(api.clock.now()) },
  ]);
});
