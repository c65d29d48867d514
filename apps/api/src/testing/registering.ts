import type { CallInput } from "@parution/contract/call";
import { confirmRegistration, register } from "@parution/contract/registration";
import { login } from "@parution/contract/session";
import { linkToken } from "../mail/index.ts";
import { solveCaptcha } from "./solve-captcha.ts";
import type { TestApi } from "./test-api.ts";

type Registration = CallInput<typeof register>["body"];

/** Password of the sign-ups. */
export const PASSWORD = "un moulin sous la pluie";

/** A sign-up without fault. */
export const person: Registration = {
  kind: "individual",
  civility: "mrs",
  firstName: "Nawal",
  lastName: "Idrissi",
  phone: "06 61 00 02 31",
  email: "nawal@exemple.test",
  password: PASSWORD,
  termsVersion: "2026-11-01",
};

/** Signs up with changes to {@link person}. */
export async function signUp({ visitor }: TestApi, changes: Partial<Registration> = {}) {
  const captcha = await solveCaptcha(visitor);
  return visitor.call(register, { body: { ...person, ...changes, captcha } });
}

/** The mails to an address, the newest first, with the token that each carries. */
export async function mailsTo({ context }: TestApi, email: string) {
  const mails = await context.db
    .selectFrom("mails")
    .where("recipient", "=", email)
    .orderBy("id", "desc")
    .select(["template", "language", "data"])
    .execute();
  return mails.map(({ template, language, data }) => {
    const { linkId = "" } = data as { linkId?: string };
    return { template, language, data, token: linkToken(context.config, linkId) };
  });
}

/** Token in the newest mail to an address. */
export const newestToken = async (api: TestApi, email: string): Promise<string> =>
  (await mailsTo(api, email))[0]?.token ?? "";

/** Confirms an address elsewhere than in the browser of the sign-up, with the password of {@link person}. */
export const confirmSignUp = (
  { visitor }: TestApi,
  token: string,
  input: { password?: string; next?: string } = { password: PASSWORD },
) => visitor.call(confirmRegistration, { body: { token, ...input } });

export const signInAs = ({ visitor }: TestApi, email: string, password = PASSWORD) =>
  visitor.call(login, { body: { email, password } });
