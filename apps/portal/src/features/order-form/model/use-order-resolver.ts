import { toNestErrors } from "@hookform/resolvers";
import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { FieldError, Resolver } from "react-hook-form";
import * as z from "zod/mini";
import { type OrderMessages, orderSchema } from "./order-schema.ts";
import type { OrderValues } from "./order-values.ts";
import type { Requirements } from "./requirements.ts";

/** Judges the form by what it asks for at that moment, with the messages in the page's language. */
export function useOrderResolver(
  requirements: (values: OrderValues) => Requirements,
): Resolver<OrderValues> {
  const messages = useOrderMessages();
  return (values, _context, options) => {
    const judged = z.safeParse(orderSchema(requirements(values), messages), values);
    if (judged.success) return { values, errors: {} };
    return { values: {}, errors: toNestErrors(firstErrors(judged.error.issues), options) };
  };
}

/** One error for each field: the first. */
function firstErrors(issues: readonly z.core.$ZodIssue[]): Record<string, FieldError> {
  const errors: Record<string, FieldError> = {};
  for (const { path, code, message } of issues) errors[path.join(".")] ??= { type: code, message };
  return errors;
}

function useOrderMessages(): OrderMessages {
  const { t } = useLingui();
  return useMemo(
    () => ({
      required: t`Ce champ est obligatoire.`,
      dates: t`Choisissez au moins une date de parution.`,
      closedDates: t`Une date choisie n’est plus ouverte aux commandes.`,
      terms: t`Acceptez les conditions de vente.`,
      ice: t`L’ICE se compose de 15 chiffres ; vérifiez-le.`,
      tooLong: (length, limit) => t`Texte trop long : ${length} caractères pour ${limit} au plus.`,
    }),
    [t],
  );
}
