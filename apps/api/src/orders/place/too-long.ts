import { DETAIL_LIMITS } from "@parution/rules/ads";
import { textFault } from "@parution/rules/text-limits";
import type { FieldMessages } from "../../platform/http/index.ts";
import { describeTextFault } from "../../pricing/index.ts";

type Limited = keyof typeof DETAIL_LIMITS;

const fields = [
  ["titre", "webTitle"],
  ["contenu_web", "webContent"],
  ["autre_ville", "otherCity"],
  ["secteur", "sector"],
  ["ref_an", "reference"],
  ["bon_commande", "purchaseOrder"],
] as const satisfies readonly (readonly [wireName: string, name: Limited])[];

/** What is too long in an ad's details, by the wire's names. */
export function tooLong(details: Readonly<Record<Limited, string | null>>): FieldMessages {
  const found: Record<string, FieldMessages[string]> = {};
  for (const [field, name] of fields) {
    const fault = textFault(details[name] ?? "", DETAIL_LIMITS[name]);
    if (fault !== null) found[field] = [describeTextFault(fault)];
  }
  return found;
}
