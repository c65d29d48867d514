import { ApiError } from "@parution/contract/errors";

/** The refusal that some work ends in. */
export async function refusalOf(work: Promise<unknown>): Promise<ApiError> {
  const outcome = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (outcome instanceof ApiError) return outcome;
  throw new Error("It was not refused.", { cause: outcome });
}
