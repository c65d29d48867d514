import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { updateUser } from "@parution/contract/lazy/session";
import type { UserUpdate } from "@parution/contract/session";
import { dateInZone } from "@parution/rules/dates";
import { personFaults } from "@parution/rules/profile";
import { useCurrentUser } from "../../shared/account/use-account.ts";
import { type PersonValues, type User, updateOf, valuesOfUser } from "./person-values.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { usePhoto } from "./use-photo.ts";

export type PersonFormState = ReturnType<typeof usePersonForm>;

/** Form of the user's details, with the service's rules. */
export function usePersonForm(user: User) {
  const { t } = useLingui();
  const savePerson = useSavePerson();
  const today = dateInZone(serverNow(), usePublisherZone());
  const form = useDetailsForm<PersonValues>({
    start: valuesOfUser(user),
    faultsOf: (values) => personFaults(values, today),
    faultTexts: { "birthDate.invalid": t`Choisissez une date de naissance passée.` },
    save: async (values) => {
      const { message, user: kept } = await savePerson(updateOf(values));
      return { text: message, values: valuesOfUser(kept) };
    },
  });
  const photo = usePhoto((chosen) => form.change("photo", chosen));
  return { ...form, today, photo };
}

/**
 * Saves the user's details, shows them at once wherever the user is shown, and returns the service's message with the saved values.
 *
 * @throws ApiError with the server's message, when it refuses or cannot be reached
 */
function useSavePerson() {
  const client = useClient();
  const { mutate } = useCurrentUser();
  return async (body: UserUpdate) => {
    const answer = await client.call(updateUser, { body });
    await mutate(answer.user, { revalidate: false });
    return answer;
  };
}
