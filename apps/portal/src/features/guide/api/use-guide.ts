import { callLater } from "../../../shared/api/call-later.ts";
import { useCall } from "../../../shared/api/use-call.ts";
import { ofSupport } from "../../../shared/support/support-input.ts";
import { type Support, useSupport } from "../../../shared/support/use-supports.ts";

const calls = () => import("@parution/contract/guide");
const readGuideContent = callLater(calls, "readGuideContent");
const readGuideMenu = callLater(calls, "readGuideMenu");

/** What asks for a chapter of a newspaper's guide; null for the first one. */
export const ofChapter = (support: Support | null, chapter: string | null) => ({
  query: { ...ofSupport(support).query, ...(chapter === null ? {} : { chapter }) },
});

/** The chapters that concern the chosen newspaper. */
export const useGuideMenu = () =>
  useCall(readGuideMenu, ofSupport(useSupport()), { keepPreviousData: true });

/** A chapter; null for the first one. */
export const useChapter = (chapter: string | null) =>
  useCall(readGuideContent, ofChapter(useSupport(), chapter), { keepPreviousData: true });
