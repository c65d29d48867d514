import type { Language } from "@parution/contract/call";
import type { LazyCall } from "@parution/contract/lazy";
import { unstable_serialize } from "swr";

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
