import type { Codec } from "@parution/contract/call";
import * as z from "zod/mini";
import { compileEncoder, type Encode } from "./compile-encoder.ts";

const compiled = new WeakMap<Codec, Encode>();

/**
 * What `z.encode` answers, many times sooner: the schema is walked once, not for every value. What its encoder cannot
 * judge, zod judges; so every refusal is zod's own.
 * @throws ZodError when the value is none of the codec's.
 */
export function encodeWire<English, Wire>(codec: Codec<English, Wire>, value: English): unknown {
  const encode = compiled.get(codec) ?? compileEncoder(codec);
  compiled.set(codec, encode);
  try {
    return encode(value);
  } catch {
    return z.encode(codec, value);
  }
}
