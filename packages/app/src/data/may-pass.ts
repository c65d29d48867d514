import { ApiError } from "@parution/contract/errors";

/** A refusal (4xx) stays a refusal; only what may pass by itself is asked again. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
