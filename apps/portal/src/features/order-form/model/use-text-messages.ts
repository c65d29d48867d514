import { useLingui } from "@lingui/react/macro";
import type { PrintFault } from "@parution/rules/print-coverage";
import { useCallback } from "react";

/** Says why a text of the ad cannot be taken. */
export function useTextMessages(): (fault: PrintFault) => string {
  const { t } = useLingui();
  return useCallback(
    (fault) => {
      if (fault.kind === "marks") return t`Un caractère porte trop de signes superposés.`;
      if (fault.kind === "unprintable") {
        const named = fault.characters.join(" ");
        return t`Le journal n’a pas ces caractères, retirez-les : ${named}`;
      }
      const { length, limit } = fault;
      return t`Texte trop long : ${length} caractères pour ${limit} au plus.`;
    },
    [t],
  );
}
