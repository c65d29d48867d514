import type { CallAnswer } from "@parution/contract/call";
import { readHome, readMenu } from "@parution/contract/site";
import { useCall } from "../api/use-call.ts";
import { type Support, useSupport } from "./use-supports.ts";

export type Home = CallAnswer<typeof readHome>;

/** What asks for the answers of the newspaper that the visitor is with; of the default one without any. */
export const ofSupport = (support: Support | null) => ({
  query: support === null ? {} : { supportId: support.id },
});

/** The supports, headings and latest notices of the chosen newspaper. */
export const useHome = () => useCall(readHome, ofSupport(useSupport()), { keepPreviousData: true });

/** The headings of the chosen newspaper with their subheadings. */
export const useMenu = () => useCall(readMenu, ofSupport(useSupport()), { keepPreviousData: true });
