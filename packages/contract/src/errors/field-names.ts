import type { AnyCall } from "../call/index.ts";
import { wireNames } from "../wire/index.ts";

/** Anything by field name. */
type ByField<Value> = Readonly<Record<string, Value>>;

/** Refusals by wire name → by the call's English names; a name it does not know stays as it is. */
export function englishFields<Value>(call: AnyCall, errors: ByField<Value>): ByField<Value> {
  const english = new Map([...namesOf(call)].map(([name, wire]) => [plain(wire), name]));
  return renamed(errors, (wire) => english.get(plain(wire)) ?? wire);
}

/**
 * Refusals by the call's English names → by wire name.
 * @throws Error for a name that the call does not have.
 */
export function wireFields<Value>(call: AnyCall, errors: ByField<Value>): ByField<Value> {
  const wire = namesOf(call);
  return renamed(errors, (name) => {
    const known = wire.get(name);
    if (known === undefined) throw new Error(`${call.name} has no field ${name} to refuse`);
    return inRefusal(known);
  });
}

/** English name → wire name of every field that a refusal of the call may name. */
function namesOf({ params, query, body, refuses = {} }: AnyCall): ReadonlyMap<string, string> {
  const codecs = [params, query, body].filter((codec) => codec !== undefined);
  return new Map([...codecs.flatMap((codec) => [...wireNames(codec)]), ...Object.entries(refuses)]);
}

/** A part of a field keeps its own name: `rows.1/7` is `lignes.1/7`. */
function renamed<Value>(errors: ByField<Value>, rename: (name: string) => string): ByField<Value> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, value]) => {
      const [name = "", ...part] = field.split(".");
      return [[rename(name), ...part].join("."), value];
    }),
  );
}

/** A list of files is `fichiers[]` as a form field and `fichiers` in a refusal; photos alone keep their brackets. */
const inRefusal = (wire: string): string => (wire === PHOTOS ? wire : plain(wire));
const PHOTOS = "photos[]";
const plain = (wire: string): string => wire.replace("[]", "");
