import { termFaults } from "@parution/rules/price";
import { keyOf, type PricedTable, type RatePrices, TABLES } from "./prices.ts";

/** Fault of a rate card, at its row. */
export interface RateCardFault {
  readonly table: PricedTable;
  /** Key of the row, by `keyOf`. */
  readonly key: string;
  readonly fault:
    | "unknown"
    | "doubled"
    | "missing"
    /** The bounds of a tier are reversed, or two tiers share a number of lines. */
    | "tiers"
    /** A tier sells by packages, and there is no package price. */
    | "package";
}

/** Faults of a card against the catalogue: each row must be there once, and none may be unknown. */
export function rateCardFaults(card: RatePrices, catalogue: RatePrices): readonly RateCardFault[] {
  return [...TABLES.flatMap((table) => rowFaults(table, card, catalogue)), ...tierFaults(card)];
}

function rowFaults(table: PricedTable, card: RatePrices, catalogue: RatePrices): RateCardFault[] {
  const known = new Set(catalogue[table].map((row) => keyOf(table, row)));
  const seen = new Set<string>();
  const found: RateCardFault[] = [];
  for (const row of card[table]) {
    const key = keyOf(table, row);
    if (!known.has(key)) found.push({ table, key, fault: "unknown" });
    if (seen.has(key)) found.push({ table, key, fault: "doubled" });
    seen.add(key);
  }
  for (const key of known) if (!seen.has(key)) found.push({ table, key, fault: "missing" });
  return found;
}

function tierFaults({ supports }: RatePrices): RateCardFault[] {
  return supports.flatMap((support) => {
    const at = { table: "supports", key: keyOf("supports", support) } as const;
    const faults = termFaults(support);
    const overlaps = Object.keys(faults).some((field) => field.startsWith("tiers."));
    return [
      ...(overlaps ? [{ ...at, fault: "tiers" } as const] : []),
      ...(faults.packagePrice === "package" ? [{ ...at, fault: "package" } as const] : []),
    ];
  });
}
