/** A reason not to start (or to stop) that a person can act on: shown as one sentence, exit code 1. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** True when an error is the operating system's with this code (`ENOENT`, `EEXIST`, …). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
