import type { AnyCall, CallAnswer, CallInput } from "@parution/contract/call";
import { untilThere } from "../promise/until-there.ts";

/** A call that whoever asks for it names; its codecs come when it is made. */
export interface LaterCall<C extends AnyCall = AnyCall> {
  /** The call's own, by which answers are kept. */
  readonly name: string;
  load(): Promise<C>;
}

/** What the call answers, in English. */
export type LaterAnswer<L extends LaterCall> = L extends LaterCall<infer C> ? CallAnswer<C> : never;

/** What is passed to make the call. */
export type LaterInput<L extends LaterCall> = L extends LaterCall<infer C> ? CallInput<C> : never;

/**
 * The call `name` of a domain of the contract, under the name that it has there. A page is drawn from what came with it:
 * codecs, and the library that they are made with, follow it.
 */
export const callLater = <Name extends string, Domain extends Readonly<Record<Name, AnyCall>>>(
  domain: () => Promise<Domain>,
  name: Name,
): LaterCall<Domain[Name]> => {
  const load = untilThere(domain);
  return { name, load: async () => (await load())[name] };
};
