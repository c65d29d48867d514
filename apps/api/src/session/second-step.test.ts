import {
  confirmAuthenticator,
  loginWithCode,
  plainCode,
  startAuthenticator,
} from "@parution/contract/factors";
import { login } from "@parution/contract/session";
import { readSessions } from "@parution/contract/sessions";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "../demo/accounts.ts";
import { codeAt } from "../testing/factors.ts";
import { startTestApi, type TestApi } from "../testing/index.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const MINUTE = 60_000;
const credentials = { email: emailOf("pro"), password: DEMO_PASSWORD };

/** Token of a login that waits for its second step. */
async function firstStep(): Promise<string> {
  const refusal: unknown = await api.visitor
    .call(login, { body: credentials })
    .catch((error) => error);
  expect(refusal).toMatchObject({ status: 403, code: "SECOND_FACTOR" });
  return (refusal as { secondStep: { token: string } }).secondStep.token;
}

const secondStep = (token: string, code: string) =>
  api.visitor.call(loginWithCode, { body: { token, code: plainCode(code) } });

test("one first step opens one session, where two answers with a right factor each come at once", async () => {
  const client = await api.signIn("pro");
  const { key } = await client.call(startAuthenticator, { body: { password: DEMO_PASSWORD } });
  const codeNow = () => codeAt(key, api.clock.now());
  const { codes } = await client.call(confirmAuthenticator, { body: { code: codeNow() } });
  for (const recoveryCode of codes.slice(0, 5)) {
    api.clock.advance(MINUTE);
    const token = await firstStep();
    const { sessions: before } = await client.call(readSessions, {});
    const outcomes = await Promise.allSettled([
      secondStep(token, codeNow()),
      secondStep(token, recoveryCode),
    ]);
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused).toMatchObject([{ reason: { status: 401, code: "LOGIN_EXPIRED" } }]);
    const { sessions: after } = await client.call(readSessions, {});
    expect(after).toHaveLength(before.length + 1);
    // The refused answer has used its factor up no more than it has opened a session.
    const unused = outcomes[0].status === "fulfilled" ? recoveryCode : codeNow();
    await expect(secondStep(await firstStep(), unused)).resolves.toBeDefined();
  }
});
