import type * as z from "zod/mini";

/** True when a value of the right type conforms to a schema. */
export type Test = (value: unknown) => boolean;

type Check = z.core.$ZodCheck<unknown>;

/** The checks that every answer has many of: these ask no zod, and make nothing. */
type Frequent =
  | z.core.$ZodCustomDef
  | z.core.$ZodCheckNumberFormatDef
  | z.core.$ZodCheckGreaterThanDef
  | z.core.$ZodCheckLessThanDef;

/** A schema's checks as zod counts them: some schemas are checks themselves, which their types do not say. */
export function checksOf(schema: z.core.SomeType): readonly Check[] {
  // As zod's own union of schemas, which the base type does not lead to.
  const { def, traits } = (schema as z.core.$ZodTypes)._zod;
  const own: readonly unknown[] = traits.has("$ZodCheck") ? [schema] : [];
  return [...own, ...(def.checks ?? [])] as readonly Check[];
}

/** Test of a check, without the message of a refusal. */
export function compileCheck(check: Check): Test {
  // A definition's name distinguishes it, which the checks' base type does not lead to.
  const def = check._zod.def as Frequent;
  if (def.when !== undefined) return byZod(check);
  switch (def.check) {
    case "custom":
      return holds(def.fn);
    case "number_format":
      return def.format === "safeint" ? Number.isSafeInteger : byZod(check);
    case "greater_than":
    case "less_than":
      return isWithin(def) ?? byZod(check);
    default:
      return byZod(check);
  }
}

const holds =
  (judge: (value: unknown) => unknown): Test =>
  (value) => {
    const verdict = judge(value);
    return Boolean(verdict) && !(verdict instanceof Promise);
  };

type Bound = z.core.$ZodCheckGreaterThanDef | z.core.$ZodCheckLessThanDef;

/** A number's bound that may be reached; null where it is another one. */
function isWithin({ check, value: bound, inclusive }: Bound): Test | null {
  if (typeof bound !== "number" || !inclusive) return null;
  if (check === "greater_than") return (value) => typeof value === "number" && value >= bound;
  return (value) => typeof value === "number" && value <= bound;
}

function byZod({ _zod: inside }: Check): Test {
  const { when } = inside.def;
  return (value) => {
    const payload: z.core.ParsePayload = { value, issues: [] };
    if (when?.(payload) === false) return true;
    const waits = inside.check(payload);
    return waits === undefined && payload.issues.length === 0 && payload.value === value;
  };
}
