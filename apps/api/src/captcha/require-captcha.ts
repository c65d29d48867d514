import type { register } from "@parution/contract/registration";
import { verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Context } from "../platform/context.ts";
import type { Queries } from "../platform/database/transaction.ts";
import { type Messages, type MessagesOf, ProblemError } from "../platform/http/problems.ts";
import { type Answer, captchaSecrets, readAnswer } from "./challenge.ts";

type Surroundings = Pick<Context, "config" | "clock">;

/**
 * Requires a solved challenge, and spends it. Given a transaction, it is spent when that commits; given the database, in any
 * case.
 * @param payload the wire's `altcha`, undefined for a form without it
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

/** True when the challenge was unspent until now. */
async function spend(db: Queries, nonce: string, expiresAt: Date): Promise<boolean> {
  const spent = await db
    .insertInto("spent_challenges")
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("nonce").doNothing())
    .executeTakeFirst();
  return spent.numInsertedOrUpdatedRows === 1n;
}

/** Refusal of a form without a solved challenge. */
const captchaMissing = () => refusal(texts.missing);
/** Refusal of a challenge that was solved too long ago. */
const captchaExpired = () => refusal(texts.expired);
/** Refusal of an answer that is wrong, of another server's challenge, or was used before. */
const captchaRefused = () => refusal(texts.refused);

function refusal(message: Messages): ProblemError {
  const fields: MessagesOf<typeof register> = { captcha: [message] };
  return new ProblemError(422, "CAPTCHA", message, fields);
}

const texts = {
  missing: {
    fr: "Faites la vérification anti-robot avant d’envoyer.",
    ar: "أنجزوا التحقق من أنكم لستم برنامجا آليا قبل الإرسال.",
  },
  expired: {
    fr: "La vérification anti-robot a expiré. Refaites-la, puis renvoyez.",
    ar: "انتهت صلاحية التحقق. أعيدوه ثم أرسلوا من جديد.",
  },
  refused: {
    fr: "La vérification anti-robot n’est pas valable. Refaites-la, puis renvoyez.",
    ar: "التحقق غير صالح. أعيدوه ثم أرسلوا من جديد.",
  },
} as const satisfies Record<string, Messages>;
