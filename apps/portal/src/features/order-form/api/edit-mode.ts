import { callLater, type LaterInput } from "../../../shared/api/call-later.ts";
import type { EditableAd, EditMode, OrderBody } from "../model/form-mode.ts";
import { sentFilesOf } from "../model/stored-files.ts";

const editAd = callLater(() => import("@parution/contract/orders"), "editAd");

/** The edit of an ad. */
export const editMode = (ad: EditableAd): EditMode => ({
  kind: "edit",
  ad,
  send: async ({ client, body, idempotencyKey }) => {
    const edited = await client.call(editAd, { body: editBodyOf(body, ad) }, { idempotencyKey });
    return { kind: "edited", ...edited };
  },
});

/** Files that the ad has already are named, not sent again; kinds that the ad does not take are not mentioned. */
function editBodyOf(
  { photos, files, ...body }: OrderBody,
  ad: EditableAd,
): LaterInput<typeof editAd>["body"] {
  const sentPhotos = photos && sentFilesOf(photos, ad.photos);
  const sentFiles = files && sentFilesOf(files, ad.files);
  return {
    ...body,
    adId: ad.id,
    ...(sentPhotos && { photos: sentPhotos.added, photoOrder: sentPhotos.order }),
    ...(sentFiles && { files: sentFiles.added, fileOrder: sentFiles.order }),
  };
}
