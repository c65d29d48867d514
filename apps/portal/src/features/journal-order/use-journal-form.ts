import { createUndoStack, type UndoStack } from "@parution/app/drafts/undo-stack.ts";
import { useDebouncedRevalidation } from "@parution/app/form/use-debounced-revalidation.ts";
import { useMemo } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { lostChoices, withChoice } from "./catalogue/offer.ts";
import { type JournalOffer, useJournalOffer } from "./catalogue/use-journal-offer.ts";
import type { JournalChoice, JournalField, JournalValues } from "./journal-values.ts";
import { useJournalResolver } from "./submission/use-journal-resolver.ts";

export interface JournalForm {
  readonly form: UseFormReturn<JournalValues>;
  readonly values: JournalValues;
  readonly offer: JournalOffer;
  /** Makes a choice that later ones depend on. */
  readonly choose: (choice: JournalChoice) => void;
  /** The way back from choices that emptied something. */
  readonly undo: UndoStack<JournalValues>;
  readonly restore: (before: JournalValues) => void;
  /** Sets one value that nothing depends on. */
  readonly set: <Name extends keyof JournalValues>(name: Name, value: JournalValues[Name]) => void;
  /** What is wrong with a field. */
  readonly errorOf: (name: keyof JournalValues) => string | undefined;
}

/** The form, and what its choices make of it. */
export function useJournalForm(initial: JournalValues): JournalForm {
  const form = useForm<JournalValues>({
    defaultValues: initial,
    // Called on submission, with what is offered by then.
    resolver: (...judged) => resolver(...judged),
    reValidateMode: "onSubmit",
    shouldFocusError: false,
  });
  useDebouncedRevalidation(form);
  const values = form.watch();
  const offer = useJournalOffer(values);
  const { catalogue, product } = offer;
  const resolver = useJournalResolver(({ typeId, deliveryId }) => ({
    supportIds: idsOf(offer.supports),
    typeIds: idsOf(catalogue.types),
    subtypeIds: idsOf(catalogue.types.find(({ id }) => id === typeId)?.subtypes ?? []),
    durationIds: idsOf(product?.durations ?? []),
    deliveryIds: idsOf(offer.deliveries),
    deliveryId,
    days: offer.days,
  }));
  const { errors } = form.formState;

  const undo = useMemo(() => createUndoStack<JournalValues>(), []);

  function choose(choice: JournalChoice): void {
    const next = withChoice(values, choice, catalogue, offer.clock);
    const [cause = ""] = Object.keys(choice);
    const lost = lostChoices(values, next).filter((field) => field !== cause);
    write(next);
    if (lost.length > 0) undo.push({ values, cause, lost });
  }

  function write(next: JournalValues): void {
    form.setValues(next, { shouldDirty: true });
    for (const name of FIELDS) if (next[name] !== values[name]) form.clearErrors(name);
  }

  return {
    form,
    values,
    offer,
    choose,
    undo,
    restore: ({ supportId, typeId, subtypeId, durationId, issues }) =>
      write({ ...values, supportId, typeId, subtypeId, durationId, issues }),
    set: (name, value) => {
      form.setValue<JournalField>(name, value, { shouldDirty: true });
      // The way of delivery decides whether an address is asked for.
      if (name === "deliveryId") form.clearErrors("address");
    },
    errorOf: (name) => errors[name]?.message,
  };
}

/** The fields in the order of the page, which is the order of the summary. */
export const FIELDS = [
  "supportId",
  "typeId",
  "subtypeId",
  "durationId",
  "issues",
  "deliveryId",
  "address",
  "phone",
  "legalName",
  "termsAccepted",
] as const satisfies readonly JournalField[];

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
