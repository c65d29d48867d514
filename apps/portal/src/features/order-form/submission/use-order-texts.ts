import { useLingui } from "@lingui/react/macro";
import type { FaultTexts } from "@parution/app/form/use-fault-texts.ts";
import { useMemo } from "react";

/** Messages of the faults that only an order has. */
export function useOrderTexts(): FaultTexts {
  const { t } = useLingui();
  return useMemo(
    () => ({
      "dates.missing": t`Choisissez au moins une date de parution.`,
      "dates.closed": t`Une date choisie n’est plus ouverte aux commandes.`,
      "termsAccepted.missing": t`Acceptez les conditions de vente.`,
      ice: t`L’ICE se compose de 15 chiffres ; vérifiez-le.`,
      marks: t`Un caractère porte trop de signes superposés.`,
      unprintable: ({ characters: named }) =>
        t`Le journal n’a pas ces caractères, retirez-les : ${named}`,
      word: ({ word }) =>
        t`Ce mot est plus large que le cadre : « ${word} ». Coupez-le ou choisissez un gabarit plus large.`,
      height: t`Le texte ne tient pas dans le cadre, même en petits caractères : raccourcissez-le, allez moins souvent à la ligne ou choisissez un gabarit plus grand.`,
      long: ({ length, limit }) => t`Texte trop long : ${length} caractères pour ${limit} au plus.`,
    }),
    [t],
  );
}
