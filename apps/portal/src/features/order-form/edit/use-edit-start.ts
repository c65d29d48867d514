import { useClient } from "@parution/app/data/api-scope.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { ApiError } from "@parution/contract/errors";
import { readEditableAd } from "@parution/contract/lazy/orders";
import { useMemo, useState } from "react";
import useSWR from "swr";
import { useOrderAccount } from "../account.ts";
import { useOrderOptions } from "../catalogue/use-catalogue.ts";
import type { EditableAd } from "../form-mode.ts";
import { failureOf, type Start, type StartAnswer, useLatest } from "../use-start.ts";
import { editMode, fetchStoredFile } from "./edit-mode.ts";
import { editedValues } from "./edited-values.ts";

/** Account, ad and initial values of an edit. */
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

/** Read once for each edit: a form must not change while it is edited. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** Reads the ad to edit, once for each visit. */
function useEditableAd(adId: number) {
  const client = useClient();
  const language = useLanguage();
  const [visit] = useState(() => crypto.randomUUID());
  return useSWR<EditableAd, ApiError>(
    [readEditableAd.name, visit, language, adId],
    () => client.call(readEditableAd, { body: { adId } }),
    once,
  );
}

/** The files of an ad. */
const useStoredFiles = (ad: EditableAd | undefined) =>
  useSWR(
    ad === undefined ? null : ["stored-files", [...ad.photos, ...ad.files].map(({ id }) => id)],
    async () => ({
      photos: await Promise.all((ad?.photos ?? []).map(fetchStoredFile)),
      files: await Promise.all((ad?.files ?? []).map(fetchStoredFile)),
    }),
    once,
  );
