import { type Client, createClient } from "@parution/contract/client";
import { login } from "@parution/contract/session";
import { DEMO_PASSWORD, type DemoAccount, emailOf } from "../../demo/accounts.ts";

/** A client of a server elsewhere, with a session of an account; null: a visitor's. */
export async function clientAt(origin: string, account: DemoAccount | null): Promise<Client> {
  const open = (bearer: string | null) =>
    createClient({
      accountBase: `${origin}/account`,
      adsBase: `${origin}/ads`,
      appToken: "parution-demo",
      language: () => "fr",
      bearer: () => bearer,
    });
  if (account === null) return open(null);
  const body = { email: emailOf(account), password: DEMO_PASSWORD };
  return open((await open(null).call(login, { body })).token ?? null);
}
