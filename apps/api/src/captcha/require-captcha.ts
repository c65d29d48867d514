import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Context } from "../platform/context/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { type Answer, readAnswer } from "./answer.ts";
import { captchaSecrets } from "./challenge.ts";
import { captchaExpired, captchaMissing, captchaRefused } from "./problems.ts";

type Surroundings = Pick<Context, "config" | "clock">;

/**
 * Lets a request pass that brings a solved challenge, and spends the challenge: it counts once. Given a transaction, it is
 * spent when that is; given the database, it is spent whatever becomes of the request.
 * @param payload what the wire's `altcha` says, absent when the form was sent without it
 * @throws ProblemError 422 `CAPTCHA` where it is missing, wrong, too old or spent
 */
export async function requireCaptcha(
  db: Queries,
  context: Surroundings,
  payload: string | undefined,
): Promise<void> {
  if (payload === undefined) throw captchaMissing();
  const answer = readAnswer(payload);
  if (answer === null || !(await isSolved(answer, context))) throw captchaRefused();
  const { nonce, data } = answer.challenge.parameters;
  if (data.until <= context.clock.now()) throw captchaExpired();
  if (!(await spend(db, nonce, new Date(data.until)))) throw captchaRefused();
}

async function isSolved({ challenge, solution }: Answer, context: Surroundings): Promise<boolean> {
  const secrets = captchaSecrets(context);
  return (await verifySolution({ challenge, solution, deriveKey, ...secrets })).verified;
}

/** Whether the challenge was unspent until now. */
async function spend(db: Queries, nonce: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insertInto("spent_challenges")
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}
