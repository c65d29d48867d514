import { examples } from "@parution/contract/openapi";
import { routes } from "../../../app.ts";
import { type Holdings, NO_HOLDINGS } from "../holdings.ts";
import { type Operation, operations } from "../operations.ts";
import { requests } from "../requests.ts";
import type { WireRequest } from "../wire-request.ts";

/** Something that can be asked, with a request that it would look at. */
export interface Target {
  readonly operation: Operation;
  readonly example: WireRequest;
}

type Address = readonly [Operation["method"], string];

/** Routes that read the bodies of partners and browsers, beside the calls of the published documents. */
const plain: readonly Address[] = routes.flatMap((route): Address[] =>
  route.kind === "plain" && route.body !== undefined ? [[route.method, route.path]] : [],
);

/** Addresses that read no body. */
const bodiless: readonly Address[] = [
  ["GET", "/sitemap/annonces-1.xml"],
  ["GET", "/healthz"],
  ["POST", "/ads/nothing"],
  ["POST", "/fr/annonces"],
  ["POST", "/desk/fr"],
];

/** The caller: ids that its requests must carry. */
export type Caller = Pick<Holdings, "userId" | "businessId" | "clientHash">;

/** Targets that take input: every call, and every other route that reads a body. */
export const targetsFor = (caller: Caller): readonly Target[] => [
  ...operations.map((operation) => ({
    operation,
    example: requests[operation.name]?.({ ...NO_HOLDINGS, ...caller }) ?? {
      body: examples[operation.name]?.body ?? {},
    },
  })),
  ...[...plain, ...bodiless].map(([method, path]) => ({
    operation: { name: `${method} ${path}`, method, path, needsSession: false, fields: [] },
    example: {},
  })),
];
