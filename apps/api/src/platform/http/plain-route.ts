import type { Context } from "../context.ts";
import type { BodyLimits } from "./input/limits.ts";

/** A route outside the contract, for callers of another protocol (a payment provider's notification). */
export interface PlainRoute {
  readonly kind: "plain";
  readonly method: "GET" | "POST";
  /** Whole path, the service's base included. */
  readonly path: string;
  /** A browser's form: it waits for its turn and is counted, as calls are; a partner's report is not. */
  readonly isGuarded?: true;
  /** An address of it is a secret: the log says `path` instead. */
  readonly isSecret?: true;
  /** Limits of its body; no body where this is left out. */
  readonly body?: BodyLimits;
  readonly handle: (request: PlainRequest, facts: PlainFacts) => Promise<Response>;
}

/** A request whose body is read within limits, or not at all. */
export interface PlainRequest extends Pick<Request, "method" | "url" | "headers"> {
  /** The body's fields, from JSON or a form; @throws ProblemError as every call does. */
  fields(): Promise<unknown>;
  /** The body byte for byte; @throws ProblemError as every call does. */
  text(): Promise<string>;
}

export interface PlainFacts {
  readonly context: Context;
  readonly address: string;
}
