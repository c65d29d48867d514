import { CanvasRates } from "./canvas-rates.tsx";
import { PriceRules } from "./price-rules.tsx";
import { canvasTables } from "./rate-tables.ts";
import { UnitRates } from "./unit-rates.tsx";
import type { Rates } from "./use-rates.ts";

/** Price rules, then prices by line and online, then by format. */
export function RatesOf({ rates }: { rates: Rates }) {
  const tables = canvasTables(rates);
  return (
    <>
      <PriceRules rates={rates} />
      <UnitRates rates={rates} />
      {tables.map((table) => (
        <CanvasRates key={table.headings.join()} table={table} isOnly={tables.length === 1} />
      ))}
    </>
  );
}
