import type { AnyCall } from "../call/index.ts";
import { callsByFeature } from "../calls/index.ts";
import { problem } from "../errors/index.ts";
import { operationOf, schemaName } from "./operation.ts";
import { type JsonSchema, schemaOf } from "./schema-of.ts";
import { tags } from "./tags.ts";

export interface OpenApiOptions {
  /** External address of the service, without its base path: `https://ads.example`. */
  readonly publicUrl: string;
}

/** An OpenAPI 3.1 document, ready for `JSON.stringify`. */
export interface OpenApiDocument {
  readonly openapi: "3.1.1";
  readonly info: Readonly<Record<string, unknown>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const titles = {
  account: "Parution account service",
  ads: "Parution ads service",
} as const;

/** The document of one service, from the same descriptors that the server binds and the client sends. */
export function buildOpenApi(
  service: AnyCall["service"],
  { publicUrl }: OpenApiOptions,
): OpenApiDocument {
  const features = Object.entries(callsByFeature)
    .map(([feature, calls]) => ({
      feature,
      calls: calls.filter((call) => call.service === service),
    }))
    .filter(({ calls }) => calls.length > 0);
  const calls = features.flatMap((entry) => entry.calls);
  return {
    openapi: "3.1.1",
    info: {
      title: titles[service],
      version: "1.0.0",
      description:
        "Texts are in the language of `X-Localization`. Amounts are dirhams with two places.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: `${publicUrl}/${service}`, description: "This installation" }],
    tags: features.map(({ feature }) => ({ name: feature, description: tags[feature] ?? feature })),
    paths: pathsOf(features),
    components: {
      schemas: schemasOf(calls),
      securitySchemes,
      parameters: calls.some((call) => call.idempotent)
        ? { Language: language, IdempotencyKey: idempotencyKey }
        : { Language: language },
      responses: { Problem: problemResponse },
    },
  };
}

function pathsOf(features: readonly { feature: string; calls: readonly AnyCall[] }[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { feature, calls } of features) {
    for (const call of calls) {
      const path = call.path.replace(/:(\w+)/g, "{$1}");
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call, feature) };
    }
  }
  return paths;
}

function schemasOf(calls: readonly AnyCall[]) {
  const schemas: Record<string, JsonSchema> = { Problem: schemaOf(problem) };
  for (const call of calls) {
    if (call.body) schemas[schemaName(call, "Body")] = schemaOf(call.body);
    schemas[schemaName(call, "Answer")] = schemaOf(call.answer);
  }
  return schemas;
}

const securitySchemes = {
  appToken: { type: "apiKey", in: "header", name: "X-App-Token", description: "Names the portal." },
  bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "__Host-parution",
    description: "A browser's session; `parution` over http on a loopback address.",
  },
};

const language = {
  name: "X-Localization",
  in: "header",
  description: "The language of every text in the answer.",
  schema: { type: "string", enum: ["fr", "ar"], default: "fr" },
};

const idempotencyKey = {
  name: "Idempotency-Key",
  in: "header",
  description: "The same key repeats the answer instead of the work.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

const problemResponse = {
  description: "Refused or failed; nothing was changed.",
  headers: {
    "Retry-After": {
      description: "Seconds to wait, where waiting helps.",
      schema: { type: "integer" },
    },
  },
  content: {
    "application/json": {
      schema: { $ref: "#/components/schemas/Problem" },
      example: {
        code: "INVALID",
        message: "Certains champs sont à corriger.",
        errors: { dates_parution: ["Cette date n’est plus disponible."] },
      },
    },
  },
};
