import type { Context } from "../context/index.ts";

/** A route outside the contract, for callers that speak another protocol (a payment provider's notification). */
export interface PlainRoute {
  readonly kind: "plain";
  readonly method: "GET" | "POST";
  /** Whole path, the service's base included. */
  readonly path: string;
  /** An address of it is a secret: the log says `path` instead. */
  readonly isSecret?: true;
  readonly handle: (request: Request, facts: PlainFacts) => Promise<Response>;
}

export interface PlainFacts {
  readonly context: Context;
  readonly address: string;
}
