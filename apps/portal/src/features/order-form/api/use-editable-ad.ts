import { readEditableAd } from "@parution/contract/orders";
import useSWR from "swr";
import { useCall } from "../../../shared/api/use-call.ts";
import type { EditableAd } from "../model/form-mode.ts";
import { fetchStoredFile } from "../model/stored-files.ts";

/** Read once for each edit: what is being changed must not change underneath. */
const once = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** An ad as the form takes it up again; one that is kept from an earlier edit is read again first. */
export function useEditableAd(adId: number) {
  const answer = useCall(readEditableAd, { body: { adId } }, once);
  return answer.isValidating ? { ...answer, data: undefined } : answer;
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
