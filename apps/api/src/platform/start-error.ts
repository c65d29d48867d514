/** A reason not to start (or to stop) that a person can act on: shown as one sentence, exit code 1. */
export class StartError extends Error {
  override readonly name = "StartError";
}
