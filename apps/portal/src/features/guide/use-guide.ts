import { useRead } from "@parution/app/data/use-read.ts";
import { readGuideContent, readGuideMenu } from "@parution/contract/lazy/guide";
import { ofSupport } from "../../shared/support/support-input.ts";
import { type Support, useSupport } from "../../shared/support/use-supports.ts";

/** Input of the call for a chapter of a newspaper's guide; null for the first one. */
export const ofChapter = (support: Support | null, chapter: string | null) => ({
  query: { ...ofSupport(support).query, ...(chapter === null ? {} : { chapter }) },
});

/** The chapters that apply to the chosen newspaper. */
export const useGuideMenu = () =>
  useRead(readGuideMenu, ofSupport(useSupport()), { keepPreviousData: true });

/** A chapter; null for the first one. */
export const useChapter = (chapter: string | null) =>
  useRead(readGuideContent, ofChapter(useSupport(), chapter), { keepPreviousData: true });
