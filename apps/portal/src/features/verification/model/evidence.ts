import type { Evidence } from "../api/use-verify.ts";

/** How a certificate is shown to the portal. */
export type Way = "code" | "file";

/** What a visitor has entered so far. */
export interface Draft {
  readonly way: Way;
  readonly code: string;
  readonly file: File | null;
}

/** What can be verified of a draft; null while nothing can. */
export function evidenceOf({ way, code, file }: Draft): Evidence | null {
  if (way === "file") return file && { file };
  const keyword = code.trim();
  return keyword === "" ? null : { keyword };
}
