import type { Centimes } from "@parution/rules/money";
import type { SecondStep } from "./problem.ts";

/**
 * Codes that the client itself gives: `NETWORK` no answer came · `CONTRACT` the answer could not be
 * read · `INPUT` the input cannot be sent. Others are the server's.
 */
export type ApiErrorCode = "NETWORK" | "CONTRACT" | "INPUT" | (string & Record<never, never>);

interface Details {
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly total?: Centimes | undefined;
  readonly missing?: Centimes | undefined;
  readonly secondStep?: SecondStep | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** A call that did not succeed; the only error, besides an abort, that a client's call rejects with. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Messages by English field name, in the language of the request. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The right price, when an order was refused for its price. */
  readonly total: Centimes | undefined;
  /** Amount missing in the balances, when an edit was refused for it. */
  readonly missing: Centimes | undefined;
  /** Second step that a login asks for besides the password, which was right. */
  readonly secondStep: SecondStep | undefined;
  /** Time to wait before trying again, where the server says so. */
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, code: ApiErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.status = status;
    this.code = code;
    this.fields = details.fields ?? {};
    this.total = details.total;
    this.missing = details.missing;
    this.secondStep = details.secondStep;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
