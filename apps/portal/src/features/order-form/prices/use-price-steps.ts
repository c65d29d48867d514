import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { formatAmount } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { PriceLine } from "@parution/kit/price-summary";
import type { PriceStep } from "@parution/rules/price";
import { useCallback } from "react";

/** Labels of the steps of a price for the price summary; the total has a line of its own there. */
export function usePriceSteps(): (steps: readonly PriceStep[]) => PriceLine[] {
  const labelOf = useStepLabel();
  return useCallback((steps) => shownSteps(steps).map(labelOf), [labelOf]);
}

function useStepLabel(): (step: PriceStep) => PriceLine {
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

/**
 * The steps that lead to the total, which has a line of its own. A line's price is one of them only where
 * lines are counted: a flat package asks for no line.
 */
export function shownSteps(steps: readonly PriceStep[]): PriceStep[] {
  const countsLines = steps.some(({ kind }) => kind === "lines" || kind === "extraLines");
  return steps.filter(
    (step) => step.kind !== "total" && (step.kind !== "unit" || step.of !== "line" || countsLines),
  );
}
