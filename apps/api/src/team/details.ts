import { ANOTHER_CITY } from "@parution/rules/profile";
import { readPhone } from "@parution/rules/team";
import { isCity } from "../catalogue/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { type FieldMessages, invalid, type Messages } from "../platform/http/index.ts";
import { texts } from "./texts.ts";

interface SaidDetails {
  readonly phone?: string | undefined;
  readonly cityId?: number | undefined;
  readonly otherCity?: string | undefined;
}

/** What is to be written of a member's details; what was not said stays as it is. */
interface CheckedDetails {
  readonly phone?: string;
  readonly city_id?: number;
  readonly other_city?: string;
}

/**
 * Checks the details that a codec cannot: telephone and city (specification 2, point 5).
 * @throws ProblemError 422 with a message under each field at fault.
 */
export async function checkDetails(
  db: Queries,
  { phone, cityId, otherCity }: SaidDetails,
  others: FieldMessages = {},
): Promise<CheckedDetails> {
  const digits = phone === undefined ? undefined : readPhone(phone);
  const faults: Record<string, readonly Messages[]> = { ...others };
  if (digits === null) faults.telephone = [texts.phone];
  if (cityId === ANOTHER_CITY && !otherCity?.trim()) faults.autre_ville = [texts.required];
  if (cityId !== undefined && !(await isCity(db, cityId))) faults.ville_id = [texts.city];
  if (Object.keys(faults).length > 0) throw invalid(faults);
  return {
    ...(digits ? { phone: digits } : {}),
    ...(cityId === undefined ? {} : { city_id: cityId, other_city: otherOf(cityId, otherCity) }),
  };
}

/** A city of the list has no other name beside it. */
function otherOf(cityId: number, otherCity: string | undefined): string {
  return cityId === ANOTHER_CITY ? (otherCity?.trim() ?? "") : "";
}
