import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PriceLine } from "@parution/kit/price-summary";
import type { PriceStep } from "@parution/rules/price";
import { useCallback } from "react";
import { formatAmount } from "../../../shared/formats/formats.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import { shownSteps } from "./shown-steps.ts";

/** Words the steps of a price (readings C2) for the price summary; the total has a line of its own there. */
export function usePriceSteps(): (steps: readonly PriceStep[]) => PriceLine[] {
  const word = useStepWords();
  return useCallback((steps) => shownSteps(steps).map(word), [word]);
}

function useStepWords(): (step: PriceStep) => PriceLine {
  const { t } = useLingui();
  const language = useLanguage();
  return useCallback(
    (step) => {
      const money = (centimes: number) => formatAmount(centimes, language);
      switch (step.kind) {
        case "unit":
          return { label: unitLabel(step.of, step.exclTax === null), amount: money(step.amount) };
        case "lines":
          return {
            label: t`${plural(step.billedLines, { one: "# ligne", other: "# lignes" })} × ${money(step.unit)}`,
            amount: money(step.amount),
          };
        case "package":
          return { label: t`Forfait`, amount: money(step.amount) };
        case "blocks":
          return {
            label: t`${plural(step.blocks, { one: "# forfait", other: "# forfaits" })} de ${step.blockLines} lignes`,
            amount: money(step.amount),
          };
        case "extraLines":
          return {
            label: t`${plural(step.lines, { one: "# ligne", other: "# lignes" })} en plus × ${money(step.unit)}`,
            amount: money(step.amount),
          };
        case "dates":
          return {
            label: t`${plural(step.dates, { one: "# parution", other: "# parutions" })} × ${money(step.perDate)}`,
            amount: money(step.amount),
          };
        case "discount":
          return {
            label: t`Remise de ${step.percent} % dès ${step.fromDates} parutions`,
            amount: `−${money(step.amount)}`,
          };
        case "total":
          return { label: t`Total TTC`, amount: money(step.amount) };
      }

      function unitLabel(of: "line" | "modular" | "fixed", byPackage: boolean): string {
        if (of === "line") return byPackage ? t`La ligne, votre forfait` : t`La ligne`;
        if (byPackage) return t`Votre forfait`;
        return of === "modular" ? t`Le format` : t`L’annonce`;
      }
    },
    [t, language],
  );
}
