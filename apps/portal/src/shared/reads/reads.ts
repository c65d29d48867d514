import type { AnyCall, CallAnswer, CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import type { Params } from "react-router";
import type { AnswerPart } from "../api/answer-part.ts";
import type { Support } from "../support/use-supports.ts";

/** A visit to a page, as far as what the page reads depends on it. */
export interface Visit {
  /** What the route's path names. */
  readonly params: Params;
  /** The address's query. */
  readonly search: URLSearchParams;
  /** The newspaper the visitor is with, by address or by choice; null while none. */
  readonly support: Support | null;
  /** The newspaper that the address itself names. */
  readonly namedSupport: Support | null;
}

/** A call with what a page passes to it. */
export interface Read {
  readonly name: string;
  readonly input: unknown;
  /** What the page shows of the answer; all of it by default. */
  readonly part?: AnswerPart<unknown, unknown>;
  /** What the page shows of ads by its answer, by the names of `PageAnswer`; nothing by default. */
  readonly tags?: (answer: unknown) => readonly string[];
  /** Where what was read stands, by its answer, as a path below language and newspaper; null where the address is its own. */
  readonly moved?: (answer: unknown) => string | null;
  ask(client: Client): Promise<unknown>;
}

/**
 * The first data of a page: a server asks for it before it draws the page, and hands it on with it. Null when nothing
 * can stand at the address.
 */
export type Reads = (visit: Visit) => readonly Read[] | null;

/** As the page passes them to `useCall`: of another input, the answer is not found. */
export const read = <C extends AnyCall>(call: C, input: CallInput<C>): Read => ({
  name: call.name,
  input,
  ask: (client) => client.call(call, input),
});

/** As the page passes them to `useCallPart`. */
export const readPart = <C extends AnyCall, Part>(
  call: C,
  part: AnswerPart<CallAnswer<C>, Part>,
  input: CallInput<C>,
): Read => ({
  ...read(call, input),
  part: { name: part.name, of: (whole) => part.of(whole as CallAnswer<C>) },
});

/** The same read, of what it shows named by its answer. */
export const tagged = <C extends AnyCall>(
  read: Read,
  _call: C,
  tags: (answer: CallAnswer<C>) => readonly string[],
): Read => ({ ...read, tags: (answer) => tags(answer as CallAnswer<C>) });

/** The same read, of what may be named by a former address. */
export const movable = <C extends AnyCall>(
  read: Read,
  _call: C,
  moved: (answer: CallAnswer<C>) => string | null,
): Read => ({ ...read, moved: (answer) => moved(answer as CallAnswer<C>) });

/** The name of all ads of a newspaper, or of all newspapers. */
export const noticesOf = (support: Support | null): readonly string[] => [
  support === null ? "notices" : `notices:${support.id}`,
];
