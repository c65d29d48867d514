import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { callsByFeature } from "../calls/index.ts";
import { codeTable, wireNames } from "../wire/index.ts";

export interface Term {
  readonly wire: string;
  readonly english: string;
  /** The features whose calls use it, in their order. */
  readonly features: ReadonlySet<string>;
}

export interface CodeTerm {
  readonly wire: string;
  readonly meanings: string;
}

/** Every renamed field of every call, and the meaning of its codes. */
export function collectTerms(): { terms: Term[]; codes: CodeTerm[] } {
  const terms = new Map<string, { wire: string; english: string; features: Set<string> }>();
  const codes = new Map<string, CodeTerm>();
  for (const { feature, wire, english, field } of eachField()) {
    const meanings = meaningsOf(field);
    if (meanings) codes.set(`${wire} ${meanings}`, { wire, meanings });
    if (english === wire) continue;
    const key = `${wire} ${english}`;
    const term = terms.get(key) ?? { wire, english, features: new Set() };
    terms.set(key, term);
    term.features.add(feature);
  }
  return { terms: sorted(terms), codes: sorted(codes) };
}

interface FoundField {
  readonly feature: string;
  readonly wire: string;
  readonly english: string;
  readonly field: Codec;
}

function eachField(): FoundField[] {
  return Object.entries(callsByFeature).flatMap(([feature, calls]) =>
    calls
      .flatMap(({ params, query, body, answer }) => [params, query, body, answer])
      .flatMap((part) => (part ? fieldsWithin(part) : []))
      .map((found) => ({ feature, ...found })),
  );
}

function fieldsWithin(codec: Codec): Omit<FoundField, "feature">[] {
  const shape = shapeOf(codec);
  const own = [...wireNames(codec)].flatMap(([english, wire]) => {
    const field = shape[wire];
    return field ? [{ wire, english, field }] : [];
  });
  return [...own, ...innerCodecs(codec).flatMap(fieldsWithin)];
}

function sorted<T extends { readonly wire: string }>(found: ReadonlyMap<string, T>): T[] {
  const keys = [...found.keys()].toSorted();
  return keys.flatMap((key) => found.get(key) ?? []);
}

/** The wire's fields of an object codec; none for any other. */
function shapeOf(codec: Codec): Readonly<Record<string, Codec>> {
  const first = codec instanceof z.core.$ZodCodec ? codec._zod.def.in : codec;
  return first instanceof z.core.$ZodObject ? first._zod.def.shape : {};
}

function innerCodecs(codec: Codec): Codec[] {
  if (codec instanceof z.core.$ZodCodec) return [codec._zod.def.in, codec._zod.def.out];
  if (codec instanceof z.core.$ZodObject) return Object.values(codec._zod.def.shape);
  if (codec instanceof z.core.$ZodArray) return [codec._zod.def.element];
  const wrapped = unwrap(codec);
  return wrapped ? [wrapped] : [];
}

function meaningsOf(field: Codec): string | undefined {
  const table = codeTable(field);
  if (table) {
    const meanings = Object.entries(table).map(([name, code]) =>
      code === name ? name : `${code} ${name}`,
    );
    return meanings.join(" · ");
  }
  const wrapped = unwrap(field);
  return wrapped && meaningsOf(wrapped);
}

function unwrap(codec: Codec): Codec | undefined {
  const wraps = codec instanceof z.core.$ZodOptional || codec instanceof z.core.$ZodNullable;
  return wraps ? codec._zod.def.innerType : undefined;
}
