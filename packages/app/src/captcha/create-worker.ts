import workerUrl from "./solve.worker.ts?worker&url";

/** What is used of the browser's guard against strings that become scripts, where it has one. */
interface ScriptGuard {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ): { createScriptURL: (url: string) => URL };
}

declare global {
  var trustedTypes: ScriptGuard | undefined;
}

/** This worker's own address is the only one that may become a script here. */
const policy = globalThis.trustedTypes?.createPolicy("parution-captcha", {
  createScriptURL: (url) => (url === workerUrl ? url : null),
});

/** A thread that solves challenges. */
export const createWorker = (): Worker =>
  new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: "module" });
