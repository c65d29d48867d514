import { removeStoredUnder } from "../browser/stored.ts";

const PREFIX = "parution.attempt.";

/** Storage key of the last attempt at a request, kept until it is answered. */
export const attemptKey = (work: string): string => `${PREFIX}${work}`;

/** Removes all attempts at sign-out, since they hold the user's input. */
export const forgetAttempts = (): void => removeStoredUnder(PREFIX);
