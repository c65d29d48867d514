import { type Logger, pino } from "pino";

/** Structured log, one JSON object a line. Never given passwords, tokens, cookies or the text of an ad. */
export type Log = Logger;

/** The process' log on standard output. Known secret names are masked wherever they might slip in. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { service: "parution-api" },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ["password", "token", "authorization", "cookie", "*.password", "*.token", "*.cookie"],
      censor: "[secret]",
    },
  });
}
