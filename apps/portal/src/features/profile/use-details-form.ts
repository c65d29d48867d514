import { useErrorText } from "@parution/app/data/error-text.ts";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import type { FaultTexts } from "@parution/app/form/use-fault-texts.ts";
import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import type { Faults } from "@parution/rules/profile";
import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";

interface DetailsForm<Values extends FieldValues> {
  readonly start: DefaultValues<Values>;
  readonly faultsOf: (values: Values) => Faults<Values>;
  readonly faultTexts?: FaultTexts;
  readonly save: (values: Values) => Promise<Saved<Values>>;
}

/** Result: the service's message, and the values as saved. */
interface Saved<Values extends FieldValues> {
  readonly text: string;
  readonly values: DefaultValues<Values>;
}

/** A form of the profile, and the message about its result: a refusal stays until it is closed. */
export function useDetailsForm<Values extends FieldValues>(details: DetailsForm<Values>) {
  const { start, faultsOf, faultTexts = {}, save } = details;
  const errorText = useErrorText();
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
  const form = useAppForm<Values>({
    defaultValues: start,
    faultsOf,
    faultTexts,
    onSubmit: async (values) => {
      setOutcome(null);
      try {
        const { text, values: kept } = await save(values);
        setOutcome({ tone: "success", text });
        return kept;
      } catch (error) {
        setOutcome({ tone: "danger", text: errorText(error) });
        throw error;
      }
    },
  });
  return { ...form, outcome, dismiss: () => setOutcome(null) };
}
