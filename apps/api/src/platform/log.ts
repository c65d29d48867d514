import { DatabaseError } from "pg";
import { type DestinationStream, type Logger, pino } from "pino";

/** Structured log, one JSON object a line. Never given passwords, tokens, cookies or the text of an ad. */
export type Log = Logger;

/** Names of secrets, whose values are masked if they are logged by mistake. */
const SECRETS = ["password", "token", "authorization", "cookie"];

/** The process' log on standard output, written beside the work, or another destination. */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 1, sync: false }),
): Log {
  const options = {
    level,
    base: { service: "parution-api" },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`]), censor: "[secret]" },
  };
  return pino(options, destination);
}

/** PostgreSQL's class of errors whose message quotes the value that was refused. */
const DATA_EXCEPTION = /^22/;

/** Log form of an error. */
export interface ErrorRecord {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  /** Table or constraint that PostgreSQL names. */
  readonly where?: string;
  readonly stack?: string;
  readonly cause?: ErrorRecord;
}

/**
 * An error without the data that it is about: PostgreSQL puts whole rows (the text of an ad, an address) into `detail`,
 * and refused values into messages.
 */
function describeError(error: unknown): ErrorRecord {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an Error" };
  const message = quotesData(error) ? "a value was refused" : error.message;
  return {
    type: error.name,
    message,
    ...("code" in error && { code: String(error.code) }),
    ...(error instanceof DatabaseError && { where: error.constraint ?? error.table ?? "" }),
    ...(error.stack !== undefined && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  };
}

function quotesData(error: Error): boolean {
  return error instanceof DatabaseError && DATA_EXCEPTION.test(error.code ?? "");
}

/** A stack begins with the message; the frames alone say where. */
function framesOf(stack: string): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

/** Paths that monitors request every few seconds; they are not logged. */
export const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** A page about a member names the user. */
const MEMBER = /(\/membre\/)[^/]+/;

/** Refusals whose caller is of interest: no session, no right, not found, too often. */
const SUSPECT: ReadonlySet<number> = new Set([401, 403, 404, 429]);

interface Answered {
  readonly requestId: string;
  readonly method: string;
  /** Path without its query, which may hold a user's search. */
  readonly path: string;
  readonly status: number;
  /** Milliseconds. */
  readonly ms: number;
  /** The caller's; logged with refusals only. */
  readonly address: string;
}

/** Logs an answer without personal data. */
export function logAnswer(log: Log, answered: Answered): void {
  const { requestId, method, status, ms } = answered;
  const path = answered.path.replace(MEMBER, "$1-");
  const level = PROBES.has(path) ? "debug" : "info";
  const caller = SUSPECT.has(status) ? { address: answered.address } : {};
  const took = Math.round(ms * 10) / 10;
  log[level]({ requestId, method, path, status, ms: took, ...caller }, "answered");
}
