import { callsByFeature } from "@parution/contract/calls";
import { buildOpenApi } from "@parution/contract/openapi";

/** Part of a request that holds a field. */
export type Place = "path" | "query" | "body";

/** A field that an operation reads. */
export interface OperationField {
  readonly place: Place;
  /** The wire's names from the outside in, «[]» for the items of a list: `["data", "user_id"]`. */
  readonly path: readonly string[];
}

/** One operation, as the published documents describe it. */
export interface Operation {
  readonly name: string;
  readonly method: "GET" | "POST";
  /** The service's base included, parameters in braces. */
  readonly path: string;
  readonly needsSession: boolean;
  readonly fields: readonly OperationField[];
}

interface Described {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly { readonly name?: string; readonly in?: Place }[];
  readonly requestBody?: unknown;
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Every operation of both services' documents. */
export const operations: readonly Operation[] = (["account", "ads"] as const).flatMap((service) => {
  const { paths, components } = buildOpenApi(service, { publicUrl: "https://parution.test" });
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) =>
      readOperation(described as Described, {
        method: method === "post" ? "POST" : "GET",
        path: `/${service}${path}`,
        schemas: (components.schemas ?? {}) as Readonly<Record<string, Schema>>,
      }),
    ),
  );
});

/** The call behind an operation. */
export const callOf = new Map(
  Object.values(callsByFeature)
    .flat()
    .map((call) => [call.name, call]),
);

interface Surroundings {
  readonly method: Operation["method"];
  readonly path: string;
  readonly schemas: Readonly<Record<string, Schema>>;
}

function readOperation(described: Described, { method, path, schemas }: Surroundings): Operation {
  const { operationId: name, security, parameters, requestBody } = described;
  const body = schemas[`${name.charAt(0).toUpperCase()}${name.slice(1)}Body`];
  const named = parameters.flatMap(({ name: field, in: place }): OperationField[] =>
    field === undefined || place === undefined ? [] : [{ place, path: [field] }],
  );
  const inBody = requestBody === undefined || body === undefined ? [] : leavesOf(body);
  return {
    name,
    method,
    path,
    needsSession: security.some((schemes) => "bearer" in schemes),
    fields: [...named, ...inBody.map((found) => ({ place: "body" as const, path: found }))],
  };
}

/** The paths of all fields that hold a value. */
function leavesOf({ properties, items, anyOf }: Schema): (readonly string[])[] {
  if (properties) {
    return Object.entries(properties).flatMap(([name, schema]) =>
      leavesOf(schema).map((rest) => [name, ...rest]),
    );
  }
  if (items) return leavesOf(items).map((rest) => ["[]", ...rest]);
  if (anyOf) return anyOf.flatMap(leavesOf);
  return [[]];
}
