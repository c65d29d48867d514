import type { CallAnswer } from "@parution/contract/call";
import type { readCurrentUser, UserUpdate } from "@parution/contract/session";
import type { PersonDetails } from "@parution/rules/profile";

export type User = CallAnswer<typeof readCurrentUser>;

/** Values of the form. */
export interface PersonValues extends PersonDetails {
  /** A new photo; null removes the saved one, undefined keeps it. */
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

/** Input of the call. */
export function updateOf({ photo, birthDate, cityId, ...texts }: PersonValues): UserUpdate {
  return {
    ...texts,
    ...(birthDate !== null && { birthDate }),
    ...(cityId !== null && { cityId }),
    ...(photo === null && { removePhoto: true }),
    ...(photo && { photo }),
  };
}
