import { confirmRegistration, register } from "@parution/contract/registration";
import { readCurrentUser } from "@parution/contract/session";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";
import { confirmSignUp, newestToken, PASSWORD, person, signInAs } from "../testing/registering.ts";
import { solveCaptcha } from "../testing/solve-captcha.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Posts to the service as a page of the portal does, with its cookies; returns the answer and the cookies that it sets. */
async function post(path: string, data: object, cookies = "") {
  const answer = await api.fetch(`/account${path}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Sec-Fetch-Site": "same-origin",
      Cookie: cookies,
    },
    body: JSON.stringify({ data: { api_token: api.context.config.appToken, ...data } }),
  });
  const set = answer.headers.getSetCookie().map((one) => one.split(";")[0] ?? "");
  return { status: answer.status, body: await answer.json(), set };
}

/** Signs up in a browser. Returns its cookies. */
async function signUpInBrowser(email: string): Promise<string> {
  const { set, status } = await post(register.path, {
    type_compte: "particulier",
    civility: "Mms",
    firstname: "Nawal",
    lastname: "Idrissi",
    telephone: person.phone,
    email,
    password: PASSWORD,
    conditions_version: person.termsVersion,
    altcha: await solveCaptcha(api.visitor),
  });
  expect(status).toBe(200);
  return set.join("; ");
}

describe("a confirmation", () => {
  const FORGED = `parution-registration=${"A".repeat(43)}`;

  test("in the browser of the sign-up opens a session without a password", async () => {
    const email = "droit@exemple.test";
    const cookies = await signUpInBrowser(email);
    const token = await newestToken(api, email);
    const { body, set } = await post(confirmRegistration.path, { jeton: token }, cookies);
    expect(body).toMatchObject({ data: { session: { user: { email } } } });
    expect(body.data.session).not.toHaveProperty("token");
    const session = set.find((one) => one.startsWith("parution-session="));
    const headers = { Cookie: session ?? "", "Sec-Fetch-Site": "same-origin" };
    const reply = await api.fetch(`/account${readCurrentUser.path}`, {
      method: readCurrentUser.method,
      headers,
    });
    expect(reply.status).toBe(200);
  });

  test("dates the password, which the security page shows", async () => {
    const email = "date@exemple.test";
    const cookies = await signUpInBrowser(email);
    await post(confirmRegistration.path, { jeton: await newestToken(api, email) }, cookies);
    const user = await api.context.db
      .selectFrom("users")
      .where("email", "=", email)
      .select("password_changed_at")
      .executeTakeFirstOrThrow();
    expect(user.password_changed_at).toEqual(new Date(api.clock.now()));
  });

  test("elsewhere asks for the password: the user who typed the address has not received the mail", async () => {
    const email = "ailleurs@exemple.test";
    await signUpInBrowser(email);
    const token = await newestToken(api, email);
    const other = await signUpInBrowser("autre.inscription@exemple.test");
    for (const cookies of ["", FORGED, other]) {
      const { status, body } = await post(confirmRegistration.path, { jeton: token }, cookies);
      expect([status, body.code]).toEqual([403, "PASSWORD_REQUIRED"]);
    }
    await expect(
      confirmSignUp(api, token, { password: "une barque au matin" }),
    ).rejects.toMatchObject({
      fields: { password: ["Ce n’est pas le mot de passe de l’inscription."] },
    });
    await expect(signInAs(api, email)).rejects.toMatchObject({ code: "ADDRESS_UNCONFIRMED" });
    const { session } = await confirmSignUp(api, token, { password: PASSWORD });
    expect(session?.user.email).toBe(email);
  });

  test("with another password refuses the one of the sign-up afterwards", async () => {
    const email = "victime@exemple.test";
    await signUpInBrowser(email);
    const token = await newestToken(api, email);
    await expect(confirmSignUp(api, token, { next: "motdepasse2026" })).rejects.toMatchObject({
      fields: { next: [expect.stringContaining("deviner")] },
    });
    const next = "un phare dans la brume";
    const { session } = await confirmSignUp(api, token, { next });
    expect(session?.user.email).toBe(email);
    await expect(signInAs(api, email)).rejects.toMatchObject({ status: 401 });
    await expect(signInAs(api, email, next)).resolves.toBeDefined();
  });

  test("that is pressed again opens no second session", async () => {
    const email = "encore@exemple.test";
    const cookies = await signUpInBrowser(email);
    const token = await newestToken(api, email);
    await post(confirmRegistration.path, { jeton: token }, cookies);
    const again = await post(confirmRegistration.path, { jeton: token }, cookies);
    expect([again.status, again.body.data.session, again.set]).toEqual([200, undefined, []]);
  });
});
