/** Error at the start, or the reason for a stop, that an operator can resolve: printed as one sentence, exit code 1. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** True for an error of the operating system with this code (`ENOENT`, `EEXIST`, …). */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
