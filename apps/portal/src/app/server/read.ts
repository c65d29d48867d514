import type { AnswerPart } from "@parution/app/data/use-read.ts";
import type { AnyCall, CallAnswer, CallInput } from "@parution/contract/call";
import type { Client } from "@parution/contract/client";
import type { LazyCall } from "@parution/contract/lazy";
import type { readBusiness, readCurrentUser } from "@parution/contract/session";
import type { Params } from "react-router";
import type { Support } from "../../shared/support/directory.tsx";

/** Account of the user for whom a page is rendered. */
export interface Account {
  readonly user: CallAnswer<typeof readCurrentUser>;
  readonly business: CallAnswer<typeof readBusiness>;
}

/** A request for a page: the parts of it that the page's reads depend on. */
export interface Visit {
  /** Path below language and newspaper. */
  readonly path: string;
  /** Parameters of the route's path. */
  readonly params: Params;
  /** Query of the address. */
  readonly search: URLSearchParams;
  /** The visitor's newspaper, by address or by choice; null while none. */
  readonly support: Support | null;
  /** The newspaper in the address. */
  readonly namedSupport: Support | null;
  /** Null for a page that is rendered for visitors. */
  readonly account: Account | null;
}

/** A call with the page's input. */
export interface Read extends Pick<LazyCall, "name" | "shows"> {
  readonly input: unknown;
  /** Part of the answer that the page shows; all of it by default. */
  readonly part?: AnswerPart<unknown, unknown>;
  /** Tags of the ads in the answer, as in `PageAnswer`; none by default. */
  readonly tags?: (answer: unknown) => readonly string[];
  /** Current path of the content by its answer, below language and newspaper; null where the address is current. */
  readonly moved?: (answer: unknown) => string | null;
  ask(client: Client): Promise<unknown>;
}

/**
 * First data of a page: a server reads it before it renders the page, and sends it along. Null for an address
 * without content.
 */
export type Reads = (visit: Visit) => readonly Read[] | null;

/** Read of a call, as `useRead` names it: the answer is found for the same input only. */
export const read = <C extends AnyCall>(call: C, input: CallInput<C>): Read => ({
  name: call.name,
  shows: call.shows,
  input,
  ask: (client) => client.call(call, input),
});

/** Read of a part of an answer, as `useReadPart` names it. */
export const readPart = <C extends AnyCall, Part>(
  call: C,
  part: AnswerPart<CallAnswer<C>, Part>,
  input: CallInput<C>,
): Read => ({
  ...read(call, input),
  part: { name: part.name, of: (whole) => part.of(whole as CallAnswer<C>) },
});

/** The same read, tagged with the ads of its answer. */
export const tagged = <C extends AnyCall>(
  read: Read,
  _call: C,
  tags: (answer: CallAnswer<C>) => readonly string[],
): Read => ({ ...read, tags: (answer) => tags(answer as CallAnswer<C>) });

/** The same read, with a redirect from former addresses. */
export const movable = <C extends AnyCall>(
  read: Read,
  _call: C,
  moved: (answer: CallAnswer<C>) => string | null,
): Read => ({ ...read, moved: (answer) => moved(answer as CallAnswer<C>) });
