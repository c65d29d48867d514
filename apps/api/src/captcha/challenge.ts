import { hkdfSync, randomInt } from "node:crypto";
import { readCaptcha } from "@parution/contract/captcha";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { bind } from "../platform/http/bind.ts";
import { limitAttempt, networkOf } from "../platform/rate-limit.ts";

/** Lifetimes of a challenge and of its answer, in milliseconds. */
const LIFETIME = 20 * 60_000;
/** Rounds of each derivation, and how many derivations an answer costs: a moment on a telephone. */
const COST = 1500;
const LEAST_WORK = 200;
const MOST_WORK = 600;

interface Secrets {
  readonly config: Pick<Context["config"], "sessionSecret">;
}

/** The two keys that challenges and their answers are signed with; every process finds the same ones. */
export function captchaSecrets({ config }: Secrets) {
  return {
    hmacSignatureSecret: secretOf(config.sessionSecret, "parution captcha challenge"),
    hmacKeySignatureSecret: secretOf(config.sessionSecret, "parution captcha answer"),
  };
}

function secretOf(sessionSecret: string, purpose: string): string {
  return Buffer.from(hkdfSync("sha256", sessionSecret, "", purpose, 32)).toString("base64url");
}

/** A new challenge. The instant until which it counts is signed with it, by the server's clock. */
async function newChallenge(context: Secrets & Pick<Context, "clock">) {
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: COST,
    counter: randomInt(LEAST_WORK, MOST_WORK),
    deriveKey,
    data: { until: context.clock.now() + LIFETIME },
    ...captchaSecrets(context),
  });
  return { ...Challenge.parse(challenge), lifetime: LIFETIME / 1000 };
}

/** A challenge as it is given out, every member of it signed. */
const Challenge = z.object({
  parameters: z.object({
    algorithm: z.string(),
    cost: z.number(),
    data: z.object({ until: z.number() }),
    keyLength: z.number(),
    keyPrefix: z.string(),
    keySignature: z.string(),
    nonce: z.string().regex(/^[0-9a-f]{32}$/),
    salt: z.string(),
  }),
  signature: z.string(),
});

/** A solved challenge as solvers send it. Its challenge is trusted only once its signature holds. */
const Answer = z.object({
  challenge: Challenge,
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

export type Answer = z.infer<typeof Answer>;

/** Reads base64 of JSON; null for anything else. */
export function readAnswer(payload: string): Answer | null {
  const json = Buffer.from(payload, "base64").toString("utf8");
  try {
    return Answer.safeParse(JSON.parse(json)).data ?? null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** Challenges that one address may ask for in a minute: each costs the server one derivation. */
const PER_MINUTE = 60;

export const captchaRoutes: readonly Route[] = [
  bind(readCaptcha, async ({ context, address }) => {
    const limit = { key: `captcha:${networkOf(address)}`, attempts: PER_MINUTE, window: 60_000 };
    await limitAttempt(context.db, [limit], context.clock.now());
    return newChallenge(context);
  }),
];
