import { type AnyCall, type Codec, mediaOf } from "../call/index.ts";
import { examples } from "./examples.ts";
import { schemaOf } from "./schema-of.ts";

/** The name of a call's body or answer among the document's components. */
export function schemaName(call: AnyCall, part: "Body" | "Answer"): string {
  return `${call.name.charAt(0).toUpperCase()}${call.name.slice(1)}${part}`;
}

/** The OpenAPI operation of a call. */
export function operationOf(call: AnyCall, feature: string) {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [feature],
    security: securityOf(call),
    parameters: parametersOf(call),
    ...(call.body ? { requestBody: requestBodyOf(call) } : {}),
    responses: responsesOf(call),
  };
}

function securityOf(call: AnyCall) {
  if (call.access === "public") return [];
  if (call.access === "app") return [{ appToken: [] }];
  return [
    { appToken: [], bearer: [] },
    { appToken: [], cookie: [] },
  ];
}

function parametersOf(call: AnyCall) {
  const shared = [{ $ref: "#/components/parameters/Language" }];
  if (call.idempotent) shared.push({ $ref: "#/components/parameters/IdempotencyKey" });
  return [...fieldsIn("path", call.params), ...fieldsIn("query", call.query), ...shared];
}

function fieldsIn(place: "path" | "query", codec: Codec | undefined) {
  if (!codec) return [];
  const { properties = {}, required = [] } = schemaOf(codec);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
  }));
}

function requestBodyOf(call: AnyCall) {
  const schema = { $ref: `#/components/schemas/${schemaName(call, "Body")}` };
  const example = examples[call.name]?.body;
  const content = example === undefined ? { schema } : { schema, example };
  const types = ["application/json", "application/x-www-form-urlencoded", "multipart/form-data"];
  const accepted = call.encoding === "multipart" ? types.toReversed() : types.slice(0, 2);
  return {
    required: true,
    content: Object.fromEntries(accepted.map((type) => [type, content])),
  };
}

function responsesOf(call: AnyCall) {
  const schema = { $ref: `#/components/schemas/${schemaName(call, "Answer")}` };
  const example = examples[call.name]?.answer;
  const content = example === undefined ? { schema } : { schema, example };
  const refused = { $ref: "#/components/responses/Problem" };
  return {
    "200": {
      description: call.summary,
      content: Object.fromEntries(mediaOf(call).map((type) => [type, content])),
    },
    ...(call.access === "public" ? {} : { "401": refused }),
    ...(call.params || call.query || call.body ? { "422": refused } : {}),
    "4XX": refused,
    "5XX": refused,
  };
}
