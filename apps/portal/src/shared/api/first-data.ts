import { unstable_serialize } from "swr";

/** Answers that came with the page, by their key in SWR. */
export type FirstData = Readonly<Record<string, unknown>>;

/** What SWR knows a call in a language by: answers are in that language. */
export type CallKey = readonly [call: string, language: string, input: unknown];

export const keyText = (key: CallKey): string => unstable_serialize(key);

let fresh = true;

/** From the first navigation on, what came with the page is no longer new. */
export function leaveFirstPage(): void {
  fresh = false;
}

/** Whether the answer came a moment ago, so that asking for it again would say nothing. */
export const isJustGiven = (key: CallKey, given: FirstData | undefined): boolean =>
  fresh && given !== undefined && keyText(key) in given;
