import type { AnyCall } from "@parution/contract/call";
import { arbitraryOf, schemaOf } from "@parution/contract/testing";
import fc from "fast-check";
import { hostile } from "./hostile.ts";
import type { Operation, OperationField } from "./operations.ts";
import { type WireRequest, withValueAt } from "./wire-request.ts";

/** Format of a body. */
export type Encoding = (typeof ENCODINGS)[number];
/** `repeated`: a form with every name several times; `slow`: JSON that comes in pieces, and does not always come to its end. */
const ENCODINGS = ["json", "form", "multipart", "repeated", "slow", "garbage"] as const;

export interface FuzzedRequest {
  readonly request: WireRequest;
  readonly encoding: Encoding;
}

const WEIGHTS: Readonly<Record<Encoding, number>> = {
  json: 6,
  form: 2,
  multipart: 3,
  repeated: 2,
  slow: 1,
  garbage: 1,
};

const encoding = fc.oneof(
  ...ENCODINGS.map((name) => ({ weight: WEIGHTS[name], arbitrary: fc.constant(name) })),
);

/**
 * Requests for an operation: what its schemas allow, a request that would be served with some fields otherwise, and what
 * was not requested.
 */
export function fuzzedRequests(
  operation: Operation,
  call: AnyCall,
  served: WireRequest,
): fc.Arbitrary<FuzzedRequest> {
  const allowed = allowedRequests(call);
  const request = fc.oneof(
    { weight: 3, arbitrary: allowed },
    { weight: 2, arbitrary: changed(fc.constant(served), operation) },
    { weight: 2, arbitrary: changed(allowed, operation) },
    { weight: 1, arbitrary: fc.record({ path: anyRecord, query: anyRecord, body: hostile }) },
  );
  return fc.record({ request, encoding });
}

const anyRecord = fc.dictionary(fc.string({ maxLength: 12 }), hostile, { maxKeys: 4 });

function allowedRequests({ params, query, body }: AnyCall): fc.Arbitrary<WireRequest> {
  const part = (codec: AnyCall["params"]) =>
    codec === undefined ? fc.constant({}) : arbitraryOf(withSmallIds(schemaOf(codec)));
  return fc
    .record({ path: part(params), query: part(query), body: part(body) })
    .map((request) => request as WireRequest); // objects by their schemas
}

/** Ids that are likely to exist: of all the others one answer is enough. */
function withSmallIds(schema: ReturnType<typeof schemaOf>): ReturnType<typeof schemaOf> {
  return JSON.parse(JSON.stringify(schema), (_, value) =>
    value?.type === "integer" && value.minimum !== undefined && value.maximum === undefined
      ? { ...value, maximum: 40 }
      : value,
  );
}

/** A request with up to three of its fields otherwise. */
function changed(
  requests: fc.Arbitrary<WireRequest>,
  { fields }: Operation,
): fc.Arbitrary<WireRequest> {
  if (fields.length === 0) return requests;
  const change = fc.tuple(fc.constantFrom(...fields), hostile);
  return fc
    .tuple(requests, fc.array(change, { maxLength: 3 }))
    .map(([request, changes]) =>
      changes.reduce(
        (sofar, [field, value]: [OperationField, unknown]) => withValueAt(sofar, field, value),
        request,
      ),
    );
}
