import type { Codec } from "@parution/contract/call";
import { isFields, wireNames } from "@parution/contract/wire";
import * as z from "zod/mini";
import { checksOf, compileCheck, type Test } from "./compile-check.ts";

const compiled = new WeakMap<Codec, Encode>();

/**
 * Encodes as `z.encode`, many times faster: the schema is walked once, not for every value. Values beyond the
 * compiled encoder are left to zod, so that every refusal is zod's own.
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

/** Encodes one value; throws for a value that it cannot judge. */
export type Encode = (value: unknown) => unknown;

type Schema = z.core.SomeType;
type Shape = Readonly<Record<string, Schema>>;

/** Thrown bare, since its stack is never read. */
const UNJUDGED = "not judged here";

/** Encoder of a schema without a compiled function. */
type Leave = (schema: Schema) => Encode;

/** A schema's way from English to the wire, as one function. Rare schemas are left to zod. */
export function compileEncoder(schema: Schema, leave: Leave = byZod): Encode {
  const encode = compileValue(schema, leave);
  // Checks come second: they rely on the type that this finds.
  return checksOf(schema).map(compileCheck).reduce(checked, encode);
}

function compileValue(schema: Schema, leave: Leave): Encode {
  const { def } = knownOf(schema)._zod;
  switch (def.type) {
    case "string":
      return def.coerce ? leave(schema) : only((value) => typeof value === "string");
    case "number":
      return def.coerce ? leave(schema) : only(Number.isFinite);
    case "boolean":
      return def.coerce ? leave(schema) : only((value) => typeof value === "boolean");
    case "enum":
    case "literal":
      return compileValues(schema);
    case "unknown":
    case "custom":
      return (value) => value;
    case "nullable":
      return compileUnless(null, def.innerType, leave);
    case "optional":
      if (def.innerType._zod.optin === "defaulted") return leave(schema);
      return compileUnless(undefined, def.innerType, leave);
    case "array":
      return compileArray(def.element, leave);
    case "object":
      return def.catchall === undefined ? compileObject(def.shape, leave) : leave(schema);
    case "pipe":
      return isFields(knownOf(schema))
        ? compileFields(schema, def, leave)
        : compilePipe(def, leave);
    default:
      return leave(schema);
  }
}

const checked =
  (encode: Encode, holds: Test): Encode =>
  (value) => {
    const encoded = encode(value);
    if (!holds(value)) throw UNJUDGED;
    return encoded;
  };

/** A schema as zod's own union of schemas, which the base type does not lead to. */
const knownOf = (schema: Schema) => schema as z.core.$ZodTypes;

/** Zod's own way. */
export function byZod(schema: Schema): Encode {
  return (value) => z.encode(knownOf(schema), value);
}

const only =
  (isOne: Test): Encode =>
  (value) => {
    if (!isOne(value)) throw UNJUDGED;
    return value;
  };

function compileValues({ _zod: { values } }: Schema): Encode {
  const known: ReadonlySet<unknown> = values ?? new Set();
  return only((value) => known.has(value));
}

function compileUnless(nothing: null | undefined, inner: Schema, leave: Leave): Encode {
  const encode = compileEncoder(inner, leave);
  return (value) => (value === nothing ? value : encode(value));
}

function compileArray(element: Schema, leave: Leave): Encode {
  const encode = compileEncoder(element, leave);
  return (value) => {
    if (!Array.isArray(value)) throw UNJUDGED;
    return value.map((item) => encode(item));
  };
}

const compileObject = (shape: Shape, leave: Leave): Encode =>
  compileEntries(
    Object.entries(shape).map(([name, field]) => ({ name, as: name, field })),
    leave,
  );

/** Fields that the wire calls otherwise, in one go. */
function compileFields(schema: Schema, { in: wire }: z.core.$ZodPipeDef, leave: Leave): Encode {
  const { def } = knownOf(wire)._zod;
  if (def.type !== "object") return leave(schema);
  const entries = [...wireNames(knownOf(schema))].flatMap(([name, as]) => {
    const field = def.shape[as];
    return field === undefined ? [] : [{ name, as, field }];
  });
  return compileEntries(entries, leave);
}

interface Entry {
  readonly name: string;
  /** Name of the field on the wire. */
  readonly as: string;
  readonly field: Schema;
}

function compileEntries(entries: readonly Entry[], leave: Leave): Encode {
  const compiled = entries.map(({ field, ...names }) => ({
    ...names,
    encode: compileEncoder(field, leave),
    mayMiss: field._zod.optin === "optional" && field._zod.optout === "optional",
  }));
  return (value) => {
    if (!isRecord(value)) throw UNJUDGED;
    const encoded: Record<string, unknown> = {};
    for (const { name, as, encode, mayMiss } of compiled) {
      const inner = value[name];
      if (inner !== undefined || name in value) encoded[as] = encode(inner);
      else if (!mayMiss) throw UNJUDGED;
    }
    return encoded;
  };
}

function compilePipe(
  { in: wire, out: english, reverseTransform }: z.core.$ZodPipeDef,
  leave: Leave,
): Encode {
  const read = compileEncoder(english, leave);
  const write = compileEncoder(wire, leave);
  if (reverseTransform === undefined) return (value) => write(read(value));
  // One for all values: none is turned while another is, but inside it.
  const payload: z.core.ParsePayload = { value: null, issues: [] };
  return (value) => {
    payload.value = read(value);
    const turned = reverseTransform(payload.value, payload);
    if (payload.issues.length > 0 || turned instanceof Promise) {
      payload.issues = [];
      throw UNJUDGED;
    }
    return write(turned);
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
