import type { TierCode } from "@parution/rules/price";
import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { count } from "./numbers.ts";
import "./jitless.ts";

type CodeTable = Readonly<Record<string, number | string>>;

const tables = new WeakMap<Codec, CodeTable>();

/**
 * English names for the wire's codes, numbers or words. Any other code is refused, or reads as
 * `fallback` where others may add to the list.
 */
export function code<const Table extends CodeTable>(
  table: Table,
  fallback?: keyof Table & string,
): Codec<keyof Table & string, number | string> {
  type Name = keyof Table & string;
  const entries = Object.entries(table) as [Name, number | string][]; // own keys of a literal
  const nameOf = new Map(entries.map(([name, value]) => [value, name]));
  const numeric = entries.every(([, value]) => typeof value === "number");
  const wireCode: Codec<number | string, number | string> = numeric ? count : z.string();
  const codec = z.codec(wireCode, z.enum(entries.map(([name]) => name)), {
    decode: (wire, payload) => {
      const name = nameOf.get(wire) ?? fallback;
      if (name !== undefined) return name;
      payload.issues.push({ code: "custom", message: "code", input: wire });
      return z.NEVER;
    },
    encode: (name): number | string => table[name] ?? "",
  });
  tables.set(codec, table);
  return codec;
}

/** The names and codes of a codec made by {@link code}. */
export function codeTable(codec: Codec): CodeTable | undefined {
  return tables.get(codec);
}

const TIER_CODES = ["PF", "PF_L", "DP"] as const satisfies readonly TierCode[];

/** The codes of price tiers (docs/domain/prices.md#tiers); one that is not known reads as null, priced by the line. */
export const tierCode: Codec<TierCode | null, string | null> = z.codec(
  z.nullable(z.string()),
  z.nullable(z.enum(TIER_CODES)),
  {
    decode: (wire) => TIER_CODES.find((known) => known === wire) ?? null,
    encode: (known) => known,
  },
);
