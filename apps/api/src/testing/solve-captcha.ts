import { readCaptcha } from "@parution/contract/captcha";
import type { Client } from "@parution/contract/client";
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { captchaSecrets } from "../captcha/challenge.ts";
import { TEST_SECRET } from "./template.ts";

/**
 * Value that a browser sends as `altcha`: a requested challenge, made light with the tests' own secret, and its solution.
 * A whole one takes a core for half a second: {@link solveWholeCaptcha}.
 */
export async function solveCaptcha(client: Client): Promise<string> {
  const { algorithm, data } = (await client.call(readCaptcha, {})).parameters;
  const secrets = captchaSecrets({ config: { sessionSecret: TEST_SECRET } });
  const light = { algorithm, data, cost: 1, counter: 1, deriveKey, ...secrets };
  return solutionOf(await createChallenge(light));
}

/** Variant of {@link solveCaptcha} for the challenge as it was given out. */
export async function solveWholeCaptcha(client: Client): Promise<string> {
  return solutionOf(await client.call(readCaptcha, {}));
}

type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

async function solutionOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
