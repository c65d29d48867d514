import { randomUUID } from "node:crypto";
import type { updateUser } from "@parution/contract/session";
import { photoTypeOf } from "@parution/rules/attachments";
import { isProfilePhoto, PHOTO_BYTES, photoSizeOf } from "@parution/rules/profile";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { invalid, notFound } from "../platform/http/problems.ts";
import { reencode } from "../platform/reencode.ts";
import { type Identity, identify } from "../platform/session/identify.ts";
import { selectPhotoOwner } from "./queries.ts";
import { texts } from "./texts.ts";

/** Checked photo of a user, not stored yet. */
export interface ProfilePhoto {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mediaType: string;
}

const PATH = "/account/api/v1/user/photo/";

/** Address of a user's photo; kept with the user. Each photo has a name of its own. */
export const photoPath = (userId: number, name: string) => `${PATH}${userId}/${name}`;

/** The user and the name in an address of a photo. */
export function readPhotoPath(path: string): { readonly userId: number; readonly name: string } {
  const [userId = "", name = ""] = path.slice(PATH.length).split("/");
  return { userId: Number(userId), name };
}

/** Path pattern of such an address. */
const PHOTO_ROUTE = `${PATH}:userId{[0-9]{1,15}}/:name{[0-9a-f-]{36}}`;

/** Storage key of a photo. */
export const storageKey = (name: string) => `profiles/${name}`;

/**
 * The photo written anew.
 * @throws ProblemError 422 unless it is a small, square PNG or JPEG.
 */
export async function readPhoto(file: File): Promise<ProfilePhoto> {
  const sent = await file.bytes();
  const mediaType = photoTypeOf(sent);
  const size = photoSizeOf(sent);
  const isPhoto = size !== null && isProfilePhoto(size) && sent.byteLength <= PHOTO_BYTES;
  const bytes = isPhoto && mediaType !== null ? await reencode(sent, mediaType) : null;
  if (mediaType === null || bytes === null)
    throw invalid<typeof updateUser>({ photo: [texts.photo] });
  return { name: randomUUID(), bytes, mediaType };
}

/** The photo of a user: for that user, and for the parent of its account. */
export const photoRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: PHOTO_ROUTE,
  async handle(request, { context }) {
    const caller = await identify(request.headers, context);
    const { userId, name } = readPhotoPath(new URL(request.url).pathname);
    const user = await selectPhotoOwner(context.db, userId);
    if (caller === null || user === undefined || !reaches(caller.identity, user)) throw notFound();
    if (user.photo_path !== photoPath(userId, name)) throw notFound();
    const bytes = await context.storage.get(storageKey(name));
    const mediaType = bytes && photoTypeOf(bytes);
    if (!mediaType) throw notFound();
    return new Response(bytes, {
      headers: {
        "Content-Type": mediaType,
        // A page shows it; opened by itself it is saved.
        "Content-Disposition": "attachment",
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};

const reaches = (
  { userId, businessId, isParent }: Identity,
  user: { readonly id: number; readonly business_id: number },
) => user.id === userId || (isParent && user.business_id === businessId);
