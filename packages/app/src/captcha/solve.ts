import type { CallAnswer } from "@parution/contract/call";
import type { readCaptcha } from "@parution/contract/captcha";
import { solveChallengeWorkers } from "altcha-lib";
import { createWorker } from "./create-worker.ts";

type Challenge = Pick<CallAnswer<typeof readCaptcha>, "parameters" | "signature">;

/** More threads would only make a telephone hot. */
const MOST_THREADS = 4;

/**
 * Solves a challenge on threads of its own.
 * @returns what a form sends as `altcha`
 * @throws Error when no answer was found in a minute and a half, or the browser cannot look for one
 */
export async function solve({ parameters, signature }: Challenge): Promise<string> {
  const challenge = { parameters, signature };
  const solution = await solveChallengeWorkers({
    challenge,
    createWorker,
    concurrency: Math.min(MOST_THREADS, navigator.hardwareConcurrency),
  });
  if (solution === null) throw new Error("The challenge was not solved in time.");
  return btoa(JSON.stringify({ challenge, solution }));
}
