import { type PlainRequest, ProblemError } from "../platform/http/index.ts";
import type { FormFields } from "./card/index.ts";

/** A posted form whose every field is one text; null when it is anything else, which no provider sends. */
export async function readForm(request: PlainRequest): Promise<FormFields | null> {
  const body = await request.fields().catch(refusedAsNull);
  if (typeof body !== "object" || body === null) return null;
  const fields: Record<string, string> = {};
  for (const [name, value] of Object.entries(body)) {
    if (typeof value !== "string") return null;
    fields[name] = value;
  }
  return fields;
}

/** The caller knows no other answer than its protocol's. */
function refusedAsNull(error: unknown): null {
  if (error instanceof ProblemError && error.status < 500) return null;
  throw error;
}
