import { reachOf } from "../access/index.ts";
import type { Context } from "../platform/context.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { notFound } from "../platform/http/problems.ts";
import { identify } from "../platform/session/identify.ts";
import { selectPhoto } from "./queries.ts";

/** Path of photos; an id follows. */
export const PHOTO_PATH = "/ads/annonces/photo/";

/** Address of an ad's photo. */
export const photoUrl = (fileId: number) => `${PHOTO_PATH}${fileId}`;

/** Stored photo. */
export interface KeptPhoto {
  readonly storageKey: string;
  readonly mediaType: string;
  /** Caching by browsers: public photos are kept for a while. */
  readonly cache: string;
}

/**
 * A photo of an ad: public once its ad is online, before that visible to its account only.
 * @throws ProblemError 404
 */
export async function requirePhoto(
  context: Context,
  headers: Headers,
  fileId: number,
): Promise<KeptPhoto> {
  const photo = await selectPhoto(context.db, fileId);
  if (photo === undefined) throw notFound();
  if (!photo.online) {
    const caller = await identify(headers, context);
    const reach = caller && reachOf(caller.identity);
    if (reach === null || photo[reach.column] !== reach.id) throw notFound();
  }
  const cache = photo.online ? "public, max-age=3600" : "private, no-store";
  return { storageKey: photo.storage_key, mediaType: photo.media_type, cache };
}

/** Photo in full size. */
export const photoRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${PHOTO_PATH}:id{[0-9]{1,15}}`,
  async handle(request, { context }) {
    const id = Number(new URL(request.url).pathname.slice(PHOTO_PATH.length));
    const { storageKey, mediaType, cache } = await requirePhoto(context, request.headers, id);
    const bytes = await context.storage.get(storageKey);
    if (bytes === null) throw notFound();
    return new Response(bytes, {
      headers: {
        "Content-Type": mediaType,
        "Cache-Control": cache,
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};
