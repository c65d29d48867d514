import type { AnyCall, CallAnswer, CallInput } from "../call/index.ts";

/** Facts of a call that an application needs before it is made. */
type Named = Pick<AnyCall, "name" | "shows" | "changes">;

/** A call whose codecs are loaded when it is made. */
export interface LazyCall<C extends AnyCall = AnyCall> extends Named {
  load(): Promise<C>;
}

/** English answer of a lazy call. */
export type LazyAnswer<L extends LazyCall> = L extends LazyCall<infer C> ? CallAnswer<C> : never;

/** Input of a lazy call. */
export type LazyInput<L extends LazyCall> = L extends LazyCall<infer C> ? CallInput<C> : never;

/** Declares a lazy call; those that no page uses are left out of its bundle. */
// @__NO_SIDE_EFFECTS__
export function lazyCall<C extends AnyCall>(named: Named, load: () => Promise<C>): LazyCall<C> {
  return { ...named, load };
}
