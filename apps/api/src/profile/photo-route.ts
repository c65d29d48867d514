import { photoTypeOf } from "@parution/rules/attachments";
import { notFound, type PlainRoute } from "../platform/http/index.ts";
import { type Identity, identify } from "../platform/session/index.ts";
import { PHOTO_ROUTE, photoPath, readPhotoPath, storageKey } from "./photo.ts";

/** The photo of a user: for that user, and for the parent of its account (readings G4). */
export const photoRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: PHOTO_ROUTE,
  async handle(request, { context }) {
    const caller = await identify(request.headers, context);
    const { userId, name } = readPhotoPath(new URL(request.url).pathname);
    const user = await context.db
      .selectFrom("users")
      .select(["id", "business_id", "photo_path"])
      .where("id", "=", userId)
      .executeTakeFirst();
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
