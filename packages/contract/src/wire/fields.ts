import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import "./jitless.ts";

/** A field under its own name, or `[wire name, codec]` where the wire calls it otherwise. */
export type Field = Codec | readonly [wireName: string, codec: Codec];
export type Fields = Readonly<Record<string, Field>>;

type CodecOf<F> = F extends readonly [string, infer C extends Codec]
  ? C
  : F extends Codec
    ? F
    : never;
type WireName<Name, F> = F extends readonly [infer W extends string, Codec] ? W : Name;
type EnglishShape<F extends Fields> = { readonly [Name in keyof F]: CodecOf<F[Name]> };
type WireShape<F extends Fields> = {
  readonly [Name in keyof F as WireName<Name, F[Name]> & string]: CodecOf<F[Name]>;
};

/** The English object that a table of fields decodes to. */
export type EnglishOf<F extends Fields> = z.core.util.Prettify<
  z.core.$InferObjectOutput<EnglishShape<F>, Record<never, never>>
>;
/** The wire's object that a table of fields encodes to. */
export type WireOf<F extends Fields> = z.core.util.Prettify<
  z.core.$InferObjectInput<WireShape<F>, Record<never, never>>
>;

const tables = new WeakMap<Codec, ReadonlyMap<string, string>>();
const own = new WeakSet<Codec>();

/** True when a codec is one of {@link fields} itself, which renames and nothing else. */
export const isFields = (codec: Codec): boolean => own.has(codec);

/**
 * An object, field by field: `fields({ total: ["prix_ttc", money], id })`. Decoding reports errors
 * under the wire's names; fields it does not know are left behind, so newer servers are read.
 */
export function fields<const F extends Fields>(table: F): Codec<EnglishOf<F>, WireOf<F>> {
  const shape: Record<string, Codec> = {};
  const toWire = new Map<string, string>();
  const toEnglish = new Map<string, string>();
  for (const [name, field] of Object.entries<Field>(table)) {
    const [wireName, codec] = isRenamed(field) ? field : [name, field];
    shape[wireName] = codec;
    toWire.set(name, wireName);
    toEnglish.set(wireName, name);
  }
  const codec = z.codec(z.object(shape), z.custom<Record<string, unknown>>(isRecord), {
    decode: (wire) => rename(wire, toEnglish),
    encode: (english) => rename(english, toWire),
  });
  tables.set(codec, toWire);
  own.add(codec);
  // The table's types state the renaming of the loop above, which TypeScript cannot follow.
  return codec as Codec as Codec<EnglishOf<F>, WireOf<F>>;
}

/** English name → wire name of a codec made by {@link fields}, or by a wrapper around one. */
export function wireNames(codec: Codec): ReadonlyMap<string, string> {
  return tables.get(codec) ?? new Map();
}

/** Makes `wrapper` answer {@link wireNames} as `inner` does. */
export function sharesNames<C extends Codec>(wrapper: C, inner: Codec): C {
  tables.set(wrapper, wireNames(inner));
  return wrapper;
}

function isRenamed(field: Field): field is readonly [string, Codec] {
  return Array.isArray(field);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function rename(
  from: Record<string, unknown>,
  names: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const to: Record<string, unknown> = {};
  for (const [source, target] of names) if (source in from) to[target] = from[source];
  return to;
}
