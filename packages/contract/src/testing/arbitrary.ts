import fc from "fast-check";
import type { JsonSchema } from "../openapi/schema-of.ts";

const HIGHEST_COUNT = 2_000_000_000;
const HIGHEST_CENTIMES = 1_000_000_000_00;

const day = fc
  .date({ min: new Date("1000-01-01"), max: new Date("9998-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const byFormat: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
  date: day,
  "date-time": fc
    .date({ min: new Date(0), max: new Date("9999-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString()),
  email: fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.ma$/),
  uri: fc.webUrl(),
  "printed-text": fc
    .array(fc.constantFrom("a", "É", "ł", "ش", "٧", " ", "\n", "’", "&"))
    .map((letters) => `n${letters.join("")}`),
  binary: fc.string().map((content) => new File([content], "photo.png")),
};

/** Wire values that a JSON Schema of this package's documents allows. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(arbitraryOf));
  const types: unknown = schema.type;
  if (Array.isArray(types)) {
    return fc.oneof(...types.map((type) => arbitraryOf({ ...schema, type })));
  }
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({
        min: schema.minimum ?? 0,
        max: Math.min(schema.maximum ?? HIGHEST_COUNT, HIGHEST_COUNT),
      });
    case "number":
      return arbitraryNumber(schema);
    case "string":
      return arbitraryText(schema);
    case "array":
      return arbitraryList(schema);
    case "object":
      return arbitraryObject(schema);
    default:
      throw new Error(`A schema that says nothing: ${JSON.stringify(schema)}`);
  }
}

function arbitraryNumber({ minimum, maximum, multipleOf }: JsonSchema): fc.Arbitrary<number> {
  if (multipleOf === undefined) return fc.integer({ min: minimum ?? 0, max: maximum ?? 1e6 });
  const lowest = minimum === undefined ? -HIGHEST_CENTIMES : minimum * 100;
  return fc.integer({ min: lowest, max: HIGHEST_CENTIMES }).map((centimes) => centimes / 100);
}

function arbitraryText({
  pattern,
  format,
  description,
  minLength = 0,
  maxLength = Number.MAX_SAFE_INTEGER,
}: JsonSchema): fc.Arbitrary<unknown> {
  if (description === "DD/MM/YYYY") return written((month, date) => [date, month]);
  if (description === "MM/DD/YYYY") return written((month, date) => [month, date]);
  if (format && byFormat[format]) return byFormat[format];
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength });
  return fc.string({ unit: "grapheme", minLength });
}

/** Any day, its month and date in some order before its year. */
const written = (order: (month: string, date: string) => string[]) =>
  day.map((iso) => [...order(iso.slice(5, 7), iso.slice(8)), iso.slice(0, 4)].join("/"));

function arbitraryList({ items, minItems, uniqueItems }: JsonSchema): fc.Arbitrary<unknown> {
  if (typeof items !== "object" || Array.isArray(items)) throw new Error("A list of what?");
  const list = { minLength: minItems ?? 0, maxLength: 4 };
  return uniqueItems
    ? fc.uniqueArray(arbitraryOf(items), list)
    : fc.array(arbitraryOf(items), list);
}

function arbitraryObject(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { properties, required, additionalProperties } = schema;
  if (!properties && typeof additionalProperties === "object") {
    return fc.dictionary(fc.string(), arbitraryOf(additionalProperties), { maxKeys: 4 });
  }
  const model = Object.entries(properties ?? {}).map(([name, property]) => {
    if (typeof property !== "object") throw new Error(`${name} says nothing`);
    return [name, arbitraryOf(property)] as const;
  });
  return fc.record(Object.fromEntries(model), { requiredKeys: required ?? [] });
}
