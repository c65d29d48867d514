import type { LazyInput } from "@parution/contract/lazy";
import { editAd } from "@parution/contract/lazy/orders";
import type { EditableAd, EditMode, OrderBody } from "../form-mode.ts";

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
): LazyInput<typeof editAd>["body"] {
  const sentPhotos = photos && sentFilesOf(photos, ad.photos);
  const sentFiles = files && sentFilesOf(files, ad.files);
  return {
    ...body,
    adId: ad.id,
    ...(sentPhotos && { photos: sentPhotos.added, photoOrder: sentPhotos.order }),
    ...(sentFiles && { files: sentFiles.added, fileOrder: sentFiles.order }),
  };
}

type StoredFile = EditableAd["photos"][number];

/** The files of an ad from now on, as an edit sends them. */
export interface SentFiles {
  /** The id of a file that is kept, 0 for the next of `added`. */
  readonly order: number[];
  readonly added: File[];
}

/**
 * Fetches a stored file of an ad. Its date is its id, which identifies it also after it was kept with a draft.
 *
 * @throws Error when the service refuses it
 */
export async function fetchStoredFile({ id, name, mediaType, url }: StoredFile): Promise<File> {
  const answer = await fetch(url, { credentials: "same-origin" });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return new File([await answer.blob()], name, { type: mediaType, lastModified: id });
}

/** Order of the files, and the new ones among them. */
export function sentFilesOf(files: readonly File[], stored: readonly StoredFile[]): SentFiles {
  const known = files.map((file) => (isStored(file, stored) ? file.lastModified : 0));
  // The same file twice is sent the second time: one row cannot stand in two places.
  const order = known.map((id, index) => (known.indexOf(id) === index ? id : 0));
  return { order, added: files.filter((_, index) => order[index] === 0) };
}

const isStored = ({ name, size, lastModified }: File, stored: readonly StoredFile[]): boolean =>
  stored.some((one) => one.id === lastModified && one.name === name && one.size === size);
