import type { Context } from "../context/index.ts";

/** Paths that monitors ask every few seconds; not worth a line each. */
export const PROBES: ReadonlySet<string> = new Set(["/healthz", "/readyz"]);

/** A page about a member names the user. */
const MEMBER = /(\/membre\/)[^/]+/;

/** Refusals whose caller is of interest: no session, no right, not found, too often. */
const SUSPECT: ReadonlySet<number> = new Set([401, 403, 404, 429]);

interface Answered {
  readonly requestId: string;
  readonly method: string;
  /** Without its query, which may hold what a person searched for. */
  readonly path: string;
  readonly status: number;
  /** Milliseconds. */
  readonly ms: number;
  /** The caller's; logged with refusals only. */
  readonly address: string;
}

/** Logs an answer without what identifies a person. */
export function logAnswer({ log }: Pick<Context, "log">, answered: Answered): void {
  const { requestId, method, status, ms } = answered;
  const path = answered.path.replace(MEMBER, "$1-");
  const level = PROBES.has(path) ? "debug" : "info";
  const caller = SUSPECT.has(status) ? { address: answered.address } : {};
  const took = Math.round(ms * 10) / 10;
  log[level]({ requestId, method, path, status, ms: took, ...caller }, "answered");
}
