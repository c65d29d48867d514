import { reachOf } from "../orders/index.ts";
import { notFound, type PlainRoute } from "../platform/http/index.ts";
import { identify } from "../platform/session/index.ts";

const PATH = "/ads/annonces/photo/";

/** Where a photo of an ad is read. */
export const photoUrl = (fileId: number) => `${PATH}${fileId}`;

/** A photo: for everybody once its ad is online, before that for those whose ad it is (readings G4). */
export const photoRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${PATH}:id{[0-9]{1,15}}`,
  async handle(request, { context }) {
    const id = Number(new URL(request.url).pathname.slice(PATH.length));
    const photo = await context.db
      .selectFrom("ad_files")
      .innerJoin("ads", "ads.id", "ad_files.ad_id")
      .select(["ad_files.storage_key", "ad_files.media_type", "ads.online"])
      .select(["ads.business_id", "ads.user_id"])
      .where("ad_files.id", "=", id)
      .where("ad_files.kind", "=", "photo")
      .executeTakeFirst();
    if (photo === undefined) throw notFound();
    if (!photo.online) {
      const caller = await identify(request.headers, context);
      const reach = caller && reachOf(caller.identity);
      if (reach === null || photo[reach.column] !== reach.id) throw notFound();
    }
    const bytes = await context.storage.get(photo.storage_key);
    if (bytes === null) throw notFound();
    const cache = photo.online ? "public, max-age=3600" : "private, no-store";
    return new Response(bytes, {
      headers: {
        "Content-Type": photo.media_type,
        "Cache-Control": cache,
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};
