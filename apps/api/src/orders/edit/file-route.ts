import { notFound, type PlainRoute } from "../../platform/http/index.ts";
import { identify } from "../../platform/session/index.ts";
import { reachOf } from "../reach.ts";

const PATH = "/ads/annonces/fichier/";

/** Where those whose ad it is read a file of it. */
export const fileUrl = (fileId: number) => `${PATH}${fileId}`;

/** A photo or an attachment, for those whose ad it is (readings G4). */
export const fileRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${PATH}:id{[0-9]{1,15}}`,
  async handle(request, { context }) {
    const caller = await identify(request.headers, context);
    if (caller === null) throw notFound();
    const reach = reachOf(caller.identity);
    const id = Number(new URL(request.url).pathname.slice(PATH.length));
    const file = await context.db
      .selectFrom("ad_files")
      .innerJoin("ads", "ads.id", "ad_files.ad_id")
      .select(["ad_files.storage_key", "ad_files.media_type"])
      .where("ad_files.id", "=", id)
      .where(`ads.${reach.column}`, "=", reach.id)
      .executeTakeFirst();
    const bytes = file && (await context.storage.get(file.storage_key));
    if (!bytes) throw notFound();
    return new Response(bytes, {
      headers: {
        "Content-Type": file.media_type,
        // Never shown in place: its content is somebody's own.
        "Content-Disposition": "attachment",
        "Cache-Control": "private, no-store",
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};
