import { toNestErrors } from "@hookform/resolvers";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { FieldError, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import type { JournalValues } from "../journal-values.ts";
import { type JournalMessages, journalSchema, type Requirements } from "./journal-schema.ts";

/** Judges the form by what it asks for at that moment, with the messages in the page's language. */
export function useJournalResolver(
  requirements: (values: JournalValues) => Requirements,
): Resolver<JournalValues> {
  const messages = useJournalMessages();
  return (values, _context, options) => {
    const judged = z.safeParse(journalSchema(requirements(values), messages), values);
    if (judged.success) return { values, errors: {} };
    return { values: {}, errors: toNestErrors(firstErrors(judged.error.issues), options) };
  };
}

/** One error for each field: the first. A list's own comes as that of its root. */
function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of issues) errors[path.join(".")] ??= { type: code, message };
  return errors;
}

function useJournalMessages(): JournalMessages {
  const { t } = useLingui();
  return useMemo(
    () => ({
      required: t`Ce champ est obligatoire.`,
      issues: t`Choisissez au moins un numéro.`,
      closedIssues: t`Un numéro choisi n’est plus dans la période.`,
      copies: t`Indiquez un nombre d’exemplaires, de 1 à 999.`,
      terms: t`Acceptez les conditions de vente.`,
    }),
    [t],
  );
}
