import { removeStoredUnder } from "../browser/stored.ts";

const PREFIX = "parution.attempt.";

/** Where the last attempt at a piece of work is kept until it is answered. */
export const attemptKey = (work: string): string => `${PREFIX}${work}`;

/** Attempts hold what was typed: they go with whoever signs out. */
export const forgetAttempts = (): void => removeStoredUnder(PREFIX);
