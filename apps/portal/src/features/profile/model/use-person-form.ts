import { dateInZone } from "@parution/rules/dates";
import { personFaults } from "@parution/rules/profile";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { serverNow } from "../../../shared/clock/server-clock.ts";
import { useSavePerson } from "../api/use-save-person.ts";
import { type User, updateOf, valuesOfUser } from "./person-values.ts";
import { useDetailsForm } from "./use-details-form.ts";
import { usePhoto } from "./use-photo.ts";

export type PersonFormState = ReturnType<typeof usePersonForm>;

/** One's own details, judged as the service judges them. */
export function usePersonForm(user: User) {
  const savePerson = useSavePerson();
  const today = dateInZone(serverNow(), usePublisherZone());
  const state = useDetailsForm({
    start: valuesOfUser(user),
    faultsOf: (values) => personFaults(values, today),
    save: async (values) => {
      const { message, user: kept } = await savePerson(updateOf(values));
      return { text: message, values: valuesOfUser(kept) };
    },
  });
  const photo = usePhoto((chosen) => state.change({ photo: chosen }));
  return { ...state, today, photo };
}
