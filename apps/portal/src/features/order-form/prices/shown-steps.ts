import type { PriceStep } from "@parution/rules/price";

/**
 * The steps that lead to the total, which has a line of its own. A line's price is one of them only where
 * lines are counted: a flat package asks for no line (readings C2).
 */
export function shownSteps(steps: readonly PriceStep[]): PriceStep[] {
  const countsLines = steps.some(({ kind }) => kind === "lines" || kind === "extraLines");
  return steps.filter(
    (step) => step.kind !== "total" && (step.kind !== "unit" || step.of !== "line" || countsLines),
  );
}
