import { examples } from "@parution/contract/openapi";
import { type Holdings, NOBODY } from "../testing/holdings.ts";
import { type Operation, operations } from "../testing/operations.ts";
import { requests } from "../testing/requests.ts";
import type { WireRequest } from "../testing/wire-request.ts";

/** Something that can be asked, with a request that it would look at. */
export interface Target {
  readonly operation: Operation;
  readonly example: WireRequest;
}

/** What is served beside the calls of the published documents, to partners and browsers. */
const plain: readonly (readonly [Operation["method"], string])[] = [
  ["POST", "/ads/commandes/carte/notification"],
  ["POST", "/ads/commandes/carte/retour"],
  ["POST", "/ads/commandes/especes/consultation"],
  ["POST", "/ads/commandes/especes/notification"],
  ["GET", "/sitemap/annonces-1.xml"],
  ["GET", "/healthz"],
  ["POST", "/ads/nothing"],
  ["POST", "/fr/annonces"],
];

/** Who asks: what their requests must say of them. */
export type Caller = Pick<Holdings, "userId" | "businessId" | "clientHash">;

/** Everything that takes input: every call, and every other route that reads a body. */
export const targetsFor = (caller: Caller): readonly Target[] => [
  ...operations.map((operation) => ({
    operation,
    example: requests[operation.name]?.({ ...NOBODY, ...caller }) ?? {
      body: examples[operation.name]?.body ?? {},
    },
  })),
  ...plain.map(([method, path]) => ({
    operation: { name: `${method} ${path}`, method, path, needsSession: false, fields: [] },
    example: {},
  })),
];
