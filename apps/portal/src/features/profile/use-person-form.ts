import { useLingui } from "@lingui/react/macro";
import { serverNow } from "@parution/app/browser/server-clock.ts";
import { usePublisherZone } from "@parution/app/data/configs.ts";
import { dateInZone } from "@parution/rules/dates";
import { personFaults } from "@parution/rules/profile";
import { type PersonValues, type User, updateOf, valuesOfUser } from "./person-values.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { usePhoto } from "./use-photo.ts";
import { useSavePerson } from "./use-save-person.ts";

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
