import type { ApiError } from "@parution/contract/errors";
import { useState } from "react";
import useSWR from "swr";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { useLanguage } from "../../../shared/links/links.tsx";
import type { EditableAd } from "../model/form-mode.ts";
import { fetchStoredFile } from "../model/stored-files.ts";

const readEditableAd = callLater(() => import("@parution/contract/orders"), "readEditableAd");

/** Read once for each edit: what is being changed must not change underneath. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** An ad as the form takes it up again: each visit reads it anew, whatever was read before. */
export function useEditableAd(adId: number) {
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
export const useStoredFiles = (ad: EditableAd | undefined) =>
  useSWR(
    ad === undefined ? null : ["stored-files", [...ad.photos, ...ad.files].map(({ id }) => id)],
    async () => ({
      photos: await Promise.all((ad?.photos ?? []).map(fetchStoredFile)),
      files: await Promise.all((ad?.files ?? []).map(fetchStoredFile)),
    }),
    once,
  );
