import type { CallAnswer, CallInput } from "@parution/contract/call";
import { editAd, placeAd, placeTenderAd } from "@parution/contract/orders";
import { useCallback } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { attempt } from "../../../shared/idempotency/attempt.ts";
import { type EditableAd, type FormMode, formNameOf } from "../model/form-mode.ts";
import { fingerprintOf } from "../model/order-body.ts";
import { sentFilesOf } from "../model/stored-files.ts";

export type OrderBody = CallInput<typeof placeAd>["body"];
export type EditedAd = CallAnswer<typeof editAd>;

/** What came of an order, or of the edit of one. */
export type Sent =
  | ({ readonly kind: "placed" } & CallAnswer<typeof placeAd>)
  | ({ readonly kind: "edited" } & EditedAd);

/**
 * Sends what a form holds, by the call of that form; an attempt at the same content carries the same key, so that it is
 * never done twice.
 */
export function useSendOrder(
  mode: FormMode,
): (body: OrderBody, payLater: boolean) => Promise<Sent> {
  const client = useClient();
  return useCallback(
    (body, payLater) =>
      attempt(formNameOf(mode), fingerprintOf(body, payLater), async (idempotencyKey) => {
        const options = { idempotencyKey };
        if (mode.kind === "edit") {
          const edited = await client.call(editAd, { body: editBodyOf(body, mode.ad) }, options);
          return { kind: "edited", ...edited } as const;
        }
        const input = { body, query: payLater ? { payLater } : {} };
        const call = mode.kind === "tender" ? placeTenderAd : placeAd;
        return { kind: "placed", ...(await client.call(call, input, options)) } as const;
      }),
    [client, mode],
  );
}

/** Files that the ad has already are named, not sent again; kinds that the ad does not take are not mentioned. */
function editBodyOf(
  { photos, files, ...body }: OrderBody,
  ad: EditableAd,
): CallInput<typeof editAd>["body"] {
  const sentPhotos = photos && sentFilesOf(photos, ad.photos);
  const sentFiles = files && sentFilesOf(files, ad.files);
  return {
    ...body,
    adId: ad.id,
    ...(sentPhotos && { photos: sentPhotos.added, photoOrder: sentPhotos.order }),
    ...(sentFiles && { files: sentFiles.added, fileOrder: sentFiles.order }),
  };
}
