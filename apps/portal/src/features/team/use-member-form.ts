import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { memberFaults } from "@parution/rules/team";
import type { MemberValues } from "./member-values.ts";

export type MemberFormState = ReturnType<typeof useMemberForm>;

/** Form of a member. `save` rejects with the server's refusal. */
export const useMemberForm = (
  initial: MemberValues,
  save: (values: MemberValues) => Promise<void>,
) =>
  useAppForm<MemberValues>({
    defaultValues: initial,
    faultsOf: memberFaults,
    onSubmit: async (values) => {
      await save(values);
    },
  });
