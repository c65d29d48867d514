import { PAYMENT_METHOD_CODES } from "@parution/rules/payment";
import { MEMBER_STATUS_CODES } from "@parution/rules/team";
import { ADDRESS_LIMIT, NAME_LIMIT } from "@parution/rules/text-limits";
import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { MOST_DATES, publicationDates } from "../shared/index.ts";
import {
  addressText,
  binary,
  chosenMethod,
  codeTable,
  count,
  epochSeconds,
  fileList,
  filledAddress,
  filledName,
  flag,
  id,
  instant,
  memberStatus,
  money,
  monthFirstDate,
  nameText,
  oneFile,
  optionsText,
  percent,
  plainDate,
  signedMoney,
  tierCode,
  wireDate,
  wireNames,
} from "../wire/index.ts";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

const METHODS = Object.entries(PAYMENT_METHOD_CODES)
  .map(([name, code]) => `${code} ${name}`)
  .join(" · ");

const PAIR = "\\d{1,15},\\d{1,15}";

const dayFirst: JsonSchema = {
  type: "string",
  pattern: "^\\d{2}/\\d{2}/\\d{4}$",
  description: "DD/MM/YYYY",
};

const printed = (maxLength: number, more: JsonSchema = {}): JsonSchema => ({
  type: "string",
  maxLength,
  format: "printed-text",
  description: "A character that the faces of documents lack is refused, and named.",
  ...more,
});
const VISIBLE: JsonSchema = { pattern: "\\S" };

/** OpenAPI additions for codecs whose schema alone says too little or too much. */
const described = new Map<unknown, JsonSchema>([
  [id, { type: "integer", minimum: 1 }],
  [count, { type: "integer", minimum: 0 }],
  [flag, { type: "integer", enum: [0, 1] }],
  [percent, { type: "number", minimum: 0, maximum: 100 }],
  [money, { type: "number", minimum: 0, multipleOf: 0.01, description: "Dirhams, two places." }],
  [signedMoney, { type: "number", multipleOf: 0.01, description: "Dirhams, two places." }],
  [instant, { type: "string", format: "date-time" }],
  [epochSeconds, { type: "integer", description: "Seconds since 1970-01-01T00:00:00Z." }],
  [plainDate, { type: "string", format: "date" }],
  [wireDate, dayFirst],
  [monthFirstDate, { ...dayFirst, description: "MM/DD/YYYY" }],
  [
    publicationDates,
    { type: "array", items: dayFirst, minItems: 1, maxItems: MOST_DATES, uniqueItems: true },
  ],
  [tierCode, { enum: ["PF", "PF_L", "DP", null], description: "Null: priced by the line." }],
  [chosenMethod, { enum: [...Object.values(PAYMENT_METHOD_CODES), null], description: METHODS }],
  [
    memberStatus,
    {
      enum: [...Object.values(MEMBER_STATUS_CODES), null],
      description: "10 active · 0, null deactivated",
    },
  ],
  [nameText, printed(NAME_LIMIT)],
  [filledName, printed(NAME_LIMIT, VISIBLE)],
  [addressText, printed(ADDRESS_LIMIT)],
  [filledAddress, printed(ADDRESS_LIMIT, VISIBLE)],
  [optionsText, { type: "string", pattern: `^(${PAIR}(;${PAIR}){1,2})?$` }],
  [binary, { type: "string", format: "binary" }],
  [oneFile, { type: "string", format: "binary" }],
  [fileList, { type: "array", items: { type: "string", format: "binary" } }],
]);

/** JSON Schema of a codec's values on the wire. */
export function schemaOf(codec: Codec): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(codec, {
    io: "input",
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => refine(zodSchema, jsonSchema),
  });
  return schema;
}

function refine(schema: Codec, json: JsonSchema): void {
  const known = described.get(schema) ?? codeSchema(schema) ?? innerSchema(schema);
  if (known) replace(json, known);
  for (const [english, wire] of wireNames(schema)) {
    const property = json.properties?.[wire];
    if (english !== wire && typeof property === "object") property.title = english;
  }
}

/** Codes list their meanings; the English names are the documentation. */
function codeSchema(schema: Codec): JsonSchema | undefined {
  const table = codeTable(schema);
  if (!table) return undefined;
  const values = Object.values(table);
  const meanings = Object.entries(table).map(([name, value]) => `${value} ${name}`);
  const type = typeof values[0] === "number" ? "integer" : "string";
  return { type, enum: values, description: meanings.join(" · ") };
}

/** A codec that accepts anything first (`form`, `jsonText`) is described by the codec behind it. */
function innerSchema(schema: Codec): JsonSchema | undefined {
  if (!(schema instanceof z.core.$ZodCodec)) return undefined;
  const { in: first, out } = schema._zod.def;
  const looksAtAnything = first instanceof z.core.$ZodCustom || first instanceof z.core.$ZodUnknown;
  return looksAtAnything ? schemaOf(out) : undefined;
}

function replace(json: JsonSchema, by: JsonSchema): void {
  for (const key of Object.keys(json)) delete json[key];
  Object.assign(json, structuredClone(by));
}
