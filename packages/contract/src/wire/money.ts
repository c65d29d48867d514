import { type Centimes, parseAmount, toDecimal } from "@parution/rules/money";
import * as z from "zod/mini";
import "./jitless.ts";

/** JSON text with its digits as written (`24.00`), where the runtime can carry it. */
interface RawJson {
  readonly rawJSON: string;
}

declare global {
  interface JSON {
    rawJSON?(text: string): RawJson;
    isRawJSON?(value: unknown): value is RawJson;
  }
}

export const isRawJson = (value: unknown): value is RawJson => JSON.isRawJSON?.(value) ?? false;

const wireAmount = z.custom<number | string | RawJson>(
  (wire) => typeof wire === "number" || typeof wire === "string" || isRawJson(wire),
);

/** A price in centimes; on the wire a decimal in dirhams with two places, `24.00` (docs/domain/wire-format.md#money). */
export const money = amountFrom(0);

/** An amount in centimes that may be below zero, as a balance on term can be. */
export const signedMoney = amountFrom(-Number.MAX_SAFE_INTEGER);

function amountFrom(least: Centimes) {
  return z.codec(wireAmount, z.int().check(z.minimum(least)), {
    decode: (wire, payload) => {
      const centimes = isRawJson(wire) ? null : parseAmount(String(wire));
      if (centimes !== null) return centimes;
      payload.issues.push({ code: "custom", message: "amount", input: wire });
      return z.NEVER;
    },
    encode: (centimes) => JSON.rawJSON?.(toDecimal(centimes)) ?? centimes / 100,
  });
}
