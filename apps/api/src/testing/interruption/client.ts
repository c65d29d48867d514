import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient } from "@parution/contract/client";
import { ApiError } from "@parution/contract/errors";
import { login } from "@parution/contract/session";
import { DEMO_PASSWORD, type DemoAccount, emailOf } from "../../demo/accounts.ts";

/** Milliseconds between two attempts. */
const PAUSE = 30;

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

/** Repeats a request until it is answered, with a refusal too: the process may have died meanwhile. */
export async function retryUntilAnswered<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (isRefusal(error)) throw error;
      await wait(PAUSE);
    }
  }
}

/** A refusal says that nothing was done; no answer, or half of one, leaves that open. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;
