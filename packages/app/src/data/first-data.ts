import type { Language } from "@parution/contract/call";
import type { LazyCall } from "@parution/contract/lazy";
import { type Cache, type State, unstable_serialize } from "swr";

/** Answers that the document carries, by SWR key. */
export type FirstData = Readonly<Record<string, unknown>>;

/** SWR key of an answer, in one language. */
export type CallKey = readonly [
  name: string,
  language: Language,
  input: unknown,
  shows: LazyCall["shows"],
];

export const callKey = (
  { name, shows }: Pick<LazyCall, "name" | "shows">,
  language: Language,
  input: unknown,
): CallKey => [name, language, input, shows];

export const keyText = (key: CallKey): string => unstable_serialize(key);

/**
 * SWR's states, with an entry for each answer that the document carries. While a page is hydrated part by part, SWR compares
 * the server's state with the browser's by identity; the first part that reads an answer notes its key in the state, so
 * that every later part would be rendered a second time, at once and in one task: 25 ms of a page of many links on an Intel Xeon. A
 * state that learns nothing but its key therefore stays the object that it was.
 */
export class AnswerStates extends Map<string, State> implements Cache {
  constructor(firstData: FirstData) {
    super(Object.keys(firstData).map((key) => [key, {}]));
  }

  override set(key: string, state: State): this {
    const known = this.get(key);
    if (known === undefined || !learnsOnlyItsKey(known, state)) return super.set(key, state);
    Object.assign(known, state);
    return this;
  }
}

/** SWR's name, within a state, for the key that it is of. */
const KEY = "_k";

const learnsOnlyItsKey = (known: State, state: State): boolean =>
  (Object.keys({ ...known, ...state }) as (keyof State | typeof KEY)[]).every(
    (name) => name === KEY || state[name] === known[name],
  );
