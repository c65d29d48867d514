import * as z from "zod/mini";
import type { AnyCall } from "../call/index.ts";
import { ApiError, englishFields, problem } from "../errors/index.ts";

/** The English answer of a call, or the error it stands for. */
export async function readAnswer(
  call: AnyCall,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (call.media && response.ok) return readFile(response, signal);
  const json = await readJson(response, signal);
  if (!response.ok) throw refusal(call, response, json);
  const answer = z.safeDecode(call.answer, json);
  if (answer.success) return answer.data;
  throw unreadable(call, response, answer.error);
}

/** A file under the name that the server gives it. */
async function readFile(response: Response, signal: AbortSignal | undefined): Promise<File> {
  const blob = await response.blob().catch((cause: unknown) => brokeOff(cause, signal));
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("Content-Disposition") ?? "");
  return new File([blob], decodeURIComponent(name?.[1] ?? ""), { type: blob.type });
}

function brokeOff(cause: unknown, signal: AbortSignal | undefined): never {
  if (signal?.aborted) throw cause;
  throw new ApiError(0, "NETWORK", "The answer broke off.", { cause });
}

async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  const body = await response.text().catch((cause: unknown) => brokeOff(cause, signal));
  try {
    return JSON.parse(body);
  } catch (cause) {
    // Half an answer, or one of something that stands between: the next may be whole.
    if (response.ok) throw new ApiError(0, "NETWORK", "The answer is not whole.", { cause });
    return undefined; // No codec accepts it: the reader reports it as unreadable.
  }
}

function refusal(call: AnyCall, response: Response, json: unknown): ApiError {
  const answer = z.safeParse(problem, json);
  if (!answer.success) return unreadable(call, response, answer.error);
  const { code, message, errors, total, missing, secondStep } = answer.data;
  const wait = Number(response.headers.get("Retry-After") ?? Number.NaN);
  return new ApiError(response.status, code, message, {
    fields: englishFields(call, errors ?? {}),
    total,
    missing,
    secondStep,
    retryAfterSeconds: Number.isFinite(wait) ? wait : undefined,
  });
}

function unreadable(call: AnyCall, response: Response, cause: unknown): ApiError {
  return new ApiError(response.status, "CONTRACT", `The answer of ${call.name} cannot be read.`, {
    cause,
  });
}
