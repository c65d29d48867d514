import { DatabaseError } from "pg";

const FEATURE_NOT_SUPPORTED = "0A000";
const KEPT = /cached plan/;

/**
 * Whether a table has changed since the server parsed a statement of it. Names are given anew and it is asked again, alone
 * by the connection; within a transaction, which such an answer ends, by who does that again.
 */
export const isStale = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === FEATURE_NOT_SUPPORTED &&
  KEPT.test(error.message);
