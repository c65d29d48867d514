import { useMemo } from "react";
import { editMode } from "../api/edit-mode.ts";
import { useOrderOptions } from "../api/use-catalogue.ts";
import { useEditableAd, useStoredFiles } from "../api/use-editable-ad.ts";
import { editedValues } from "./edited-values.ts";
import { useOrderAccount } from "./use-account.ts";
import { failureOf, type Start, type StartAnswer, useLatest } from "./use-start.ts";

/** What the edit of an ad begins with. */
export function useEditStart(adId: number): StartAnswer {
  const { account, answers } = useOrderAccount();
  const editable = useEditableAd(adId);
  const ad = editable.data;
  const files = useStoredFiles(ad);
  const options = useOrderOptions(
    account === null ? null : (ad?.supportId ?? null),
    account?.permissions.usesConventionCalls ?? false,
  );
  const headings = options.isLoading ? undefined : options.data?.headings;
  const read = useMemo<Start | null>(() => {
    if (account === null || ad === undefined || !files.data || headings === undefined) return null;
    const heading = headings.find(({ id }) => id === ad.headingId);
    return {
      account,
      mode: editMode(ad),
      fresh: editedValues(ad, heading, files.data),
    };
  }, [account, ad, files.data, headings]);
  return { start: useLatest(read), ...failureOf([editable, files, options, ...answers]) };
}
