import type { AnyCall, CallInput } from "@parution/contract/call";
import type { Params } from "react-router";
import type { Support } from "../support/use-supports.ts";

/** A visit to a page, as far as what the page reads depends on it. */
export interface Visit {
  /** What the route's path names. */
  readonly params: Params;
  /** The address's query. */
  readonly search: URLSearchParams;
  /** The newspaper the visitor is with, by address or by choice; null while none. */
  readonly support: Support | null;
}

/** A call with what a page passes to it: the same input as the page's own hook, or its answer is not found. */
export interface Read {
  readonly call: AnyCall;
  readonly input: unknown;
}

/** The first data of a page: a server asks for it before it draws the page, and hands it on with it. */
export type Reads = (visit: Visit) => readonly Read[];

/** As a page passes them to `useCall`. */
export const read = <C extends AnyCall>(call: C, input: CallInput<C>): Read => ({ call, input });
