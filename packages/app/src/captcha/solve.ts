import type { CallAnswer } from "@parution/contract/call";
import type { readCaptcha } from "@parution/contract/captcha";
import { solveChallengeWorkers } from "altcha-lib";
import workerUrl from "./solve.worker.ts?worker&url";

type Challenge = Pick<CallAnswer<typeof readCaptcha>, "parameters" | "signature">;

/** Limit of worker threads: more would heat a phone without being faster. */
const MOST_THREADS = 4;

/**
 * Solves a challenge in web workers.
 * @returns value of the form's `altcha`
 * @throws Error when no solution was found within 90 seconds, or the browser lacks an API that the solver needs
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

/** Used part of the Trusted Types API, where the browser has it. */
interface ScriptGuard {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ): { createScriptURL: (url: string) => URL };
}

declare global {
  var trustedTypes: ScriptGuard | undefined;
}

/** Policy that allows the worker's address alone as a script URL. */
const policy = globalThis.trustedTypes?.createPolicy("parution-captcha", {
  createScriptURL: (url) => (url === workerUrl ? url : null),
});

/** Creates a thread that solves challenges. */
const createWorker = (): Worker =>
  new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" });
