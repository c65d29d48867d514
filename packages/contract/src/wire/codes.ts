import type { TierCode } from "@parution/rules/price";
import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { count } from "./numbers.ts";
import "./jitless.ts";

const TIER_CODES = ["PF", "PF_L", "DP"] as const satisfies readonly TierCode[];

type CodeTable = Readonly<Record<string, number>>;

/** Names for a closed set of codes: any other code is refused. */
export function code<const Table extends CodeTable>(
  table: Table,
): Codec<keyof Table & string, number | string> {
  const names = namesOf(table);
  return z.codec(count, z.enum(Object.keys(table) as (keyof Table & string)[]), {
    decode: (wire, payload) => {
      const name = names.get(wire);
      if (name !== undefined) return name;
      payload.issues.push({ code: "custom", message: "code", input: wire });
      return z.NEVER;
    },
    encode: (name) => table[name] ?? 0,
  });
}

/** Names for codes that others may add to: an unknown code reads as `fallback` (readings F1). */
export function openCode<const Table extends CodeTable, Fallback extends keyof Table & string>(
  table: Table,
  fallback: Fallback,
): Codec<keyof Table & string, number | string> {
  const names = namesOf(table);
  return z.codec(count, z.enum(Object.keys(table) as (keyof Table & string)[]), {
    decode: (wire) => names.get(wire) ?? fallback,
    encode: (name) => table[name] ?? 0,
  });
}

function namesOf<Table extends CodeTable>(table: Table): ReadonlyMap<number, keyof Table & string> {
  return new Map(Object.entries(table).map(([name, value]) => [value, name]));
}

/** The codes of price tiers (readings C2); one that is not known reads as null, priced by the line. */
export const tierCode: Codec<TierCode | null, string | null> = z.codec(
  z.nullable(z.string()),
  z.nullable(z.enum(TIER_CODES)),
  {
    decode: (wire) => TIER_CODES.find((known) => known === wire) ?? null,
    encode: (known) => known,
  },
);

/** As {@link openCode}, for codes that are words. */
export function textCode<
  const Table extends Readonly<Record<string, string>>,
  Fallback extends keyof Table & string,
>(table: Table, fallback: Fallback): Codec<keyof Table & string, string> {
  const names = new Map<string, keyof Table & string>(
    Object.entries(table).map(([name, value]) => [value, name]),
  );
  return z.codec(z.string(), z.enum(Object.keys(table) as (keyof Table & string)[]), {
    decode: (wire) => names.get(wire) ?? fallback,
    encode: (name) => table[name] ?? "",
  });
}
