import type { Language } from "@parution/contract/call";
import type { LazyCall } from "@parution/contract/lazy";
import { unstable_serialize } from "swr";

/** Answers that came with the page, by their key in SWR. */
export type FirstData = Readonly<Record<string, unknown>>;

/** SWR's key of an answer; answers are in a language. */
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
