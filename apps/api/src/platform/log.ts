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
