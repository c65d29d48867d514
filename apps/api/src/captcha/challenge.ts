import { hkdfSync, randomInt } from "node:crypto";
import { createChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { Context } from "../platform/context/index.ts";
import { Challenge } from "./answer.ts";

/** How long a challenge may be answered, and an answer used; milliseconds. */
const LIFETIME = 20 * 60_000;
/** Rounds of each derivation, and how many derivations an answer costs: a moment on a telephone. */
const COST = 1500;
const LEAST_WORK = 200;
const MOST_WORK = 600;

type Secrets = Pick<Context, "config">;

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

/** A new challenge. The instant until which it counts is signed with it, by the server's clock (readings E4). */
export async function newChallenge(context: Secrets & Pick<Context, "clock">) {
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
