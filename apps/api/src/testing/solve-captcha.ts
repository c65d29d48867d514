import { readCaptcha } from "@parution/contract/captcha";
import type { Client } from "@parution/contract/client";
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** Value that a browser sends as `altcha`: a requested challenge and its solution. */
export async function solveCaptcha(client: Client): Promise<string> {
  const challenge = await client.call(readCaptcha, {});
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
