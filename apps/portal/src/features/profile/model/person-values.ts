import type { CallAnswer } from "@parution/contract/call";
import type { readCurrentUser, UserUpdate } from "@parution/contract/session";
import type { PersonDetails } from "@parution/rules/profile";

export type User = CallAnswer<typeof readCurrentUser>;

/** What the form holds. */
export interface PersonValues extends PersonDetails {
  /** A photo that is to replace the kept one, null to take it away, undefined to leave it. */
  readonly photo: File | null | undefined;
}

export function valuesOfUser(user: User): PersonValues {
  return {
    phone: user.phone ?? "",
    birthDate: user.birthDate,
    postalCode: user.postalCode ?? "",
    cityId: user.cityId,
    otherCity: user.otherCity ?? "",
    photo: undefined,
  };
}

/** What is sent of it. */
export function updateOf({ photo, birthDate, cityId, ...texts }: PersonValues): UserUpdate {
  return {
    ...texts,
    ...(birthDate !== null && { birthDate }),
    ...(cityId !== null && { cityId }),
    ...(photo === null && { removePhoto: true }),
    ...(photo && { photo }),
  };
}
