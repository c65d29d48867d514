import { DETAIL_LIMITS } from "@parution/rules/ads";
import { graphemeCount } from "@parution/rules/lines";
import type { FieldMessages } from "../../platform/http/index.ts";
import { overLimit } from "../../pricing/index.ts";

type Limited = keyof typeof DETAIL_LIMITS;

const fields = [
  ["titre", "webTitle"],
  ["contenu_web", "webContent"],
  ["autre_ville", "otherCity"],
  ["secteur", "sector"],
  ["ref_an", "reference"],
] as const satisfies readonly (readonly [wireName: string, name: Limited])[];

/** What is too long in an ad's details, by the wire's names. */
export function tooLong(details: Readonly<Record<Limited, string | null>>): FieldMessages {
  const found: Record<string, FieldMessages[string]> = {};
  for (const [field, name] of fields) {
    const length = graphemeCount(details[name] ?? "");
    const limit = DETAIL_LIMITS[name];
    if (length > limit) found[field] = [overLimit(length, limit)];
  }
  return found;
}
