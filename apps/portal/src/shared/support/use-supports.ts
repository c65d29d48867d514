import type { LaterAnswer } from "../api/call-later.ts";
import { readHome } from "../api/site-calls.ts";
import { useCall } from "../api/use-call.ts";
import { useSupportSlug } from "./support-choice.ts";

export type Support = LaterAnswer<typeof readHome>["supports"][number];

/** The supports one can order in; empty until they are known. */
export function useSupports(): readonly Support[] {
  return useCall(readHome, { query: {} }).data?.supports ?? [];
}

/** The support the visitor is with, or null while unknown or not chosen. */
export function useSupport(): Support | null {
  const slug = useSupportSlug();
  return useSupports().find((support) => support.slug === slug) ?? null;
}
