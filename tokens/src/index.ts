import { type SupportId, supportIds, supportNames } from "./generated/supports.ts";

export { type SupportId, supportIds, supportNames };

/** The support whose theme holds where none is named. */
export const defaultSupport: SupportId = "parution";

/** True when a text (a path segment, a stored choice) is the id of a support. */
export function isSupportId(text: string): text is SupportId {
  return supportIds.some((id) => id === text);
}
