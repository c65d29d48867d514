import { randomUUID } from "node:crypto";
import { photoTypeOf } from "@parution/rules/attachments";
import { isProfilePhoto, PHOTO_BYTES, photoSizeOf } from "@parution/rules/profile";
import { invalid } from "../platform/http/index.ts";
import { reencode } from "../platform/images/index.ts";
import { texts } from "./texts.ts";

/** A photo that is to be a user's, judged by its content, not stored yet. */
export interface ProfilePhoto {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
}

const PATH = "/account/api/v1/user/photo/";

/** Where the photo of a user is read; kept with the user. Each photo has a name of its own. */
export const photoPath = (userId: number, name: string) => `${PATH}${userId}/${name}`;

/** The user and the name in an address of a photo. */
export function readPhotoPath(path: string): { readonly userId: number; readonly name: string } {
  const [userId = "", name = ""] = path.slice(PATH.length).split("/");
  return { userId: Number(userId), name };
}

/** What such an address looks like to the router. */
export const PHOTO_ROUTE = `${PATH}:userId{[0-9]{1,15}}/:name{[0-9a-f-]{36}}`;

/** Under which key a photo is stored. */
export const storageKey = (name: string) => `profiles/${name}`;

/**
 * The photo written anew.
 * @throws ProblemError 422 for what is no small, square PNG or JPEG (specification 1, point 5: image only).
 */
export async function readPhoto(file: File): Promise<ProfilePhoto> {
  const sent = await file.bytes();
  const mediaType = photoTypeOf(sent);
  const size = photoSizeOf(sent);
  const isPhoto = size !== null && isProfilePhoto(size) && sent.byteLength <= PHOTO_BYTES;
  const bytes = isPhoto && mediaType !== null ? await reencode(sent, mediaType) : null;
  if (mediaType === null || bytes === null) throw invalid({ photo: [texts.photo] });
  return { name: randomUUID(), bytes, mediaType };
}
