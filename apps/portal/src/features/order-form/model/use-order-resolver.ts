import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import type { Resolver } from "react-hook-form";
import { loadEnding } from "./load-ending.ts";
import type { OrderMessages } from "./order-schema.ts";
import type { OrderValues } from "./order-values.ts";
import type { FormFacts } from "./requirements.ts";
import { useTextMessages } from "./use-text-messages.ts";

/** Judges the form by what it asks for at that moment, with the messages in the page's language. */
export function useOrderResolver(facts: FormFacts): Resolver<OrderValues> {
  const messages = useOrderMessages();
  return async (values, _context, options) => {
    const { judgeOrder } = await loadEnding();
    return judgeOrder(values, facts, messages, options);
  };
}

function useOrderMessages(): OrderMessages {
  const { t } = useLingui();
  const text = useTextMessages();
  return useMemo(
    () => ({
      required: t`Ce champ est obligatoire.`,
      dates: t`Choisissez au moins une date de parution.`,
      closedDates: t`Une date choisie n’est plus ouverte aux commandes.`,
      terms: t`Acceptez les conditions de vente.`,
      ice: t`L’ICE se compose de 15 chiffres ; vérifiez-le.`,
      text,
    }),
    [t, text],
  );
}
