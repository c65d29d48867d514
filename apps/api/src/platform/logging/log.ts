import { type DestinationStream, type Logger, pino } from "pino";
import { describeError } from "./describe-error.ts";

/** Structured log, one JSON object a line. Never given passwords, tokens, cookies or the text of an ad. */
export type Log = Logger;

/** Names that may only appear by mistake; their values never do. */
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
