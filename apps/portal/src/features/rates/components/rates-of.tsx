import type { Rates } from "../api/use-rates.ts";
import { canvasTables } from "../model/rate-tables.ts";
import { CanvasRates } from "./canvas-rates.tsx";
import { PriceRules } from "./price-rules.tsx";
import { UnitRates } from "./unit-rates.tsx";

/** What prices follow, and the prices: by line and online, then by format. */
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
