import { PHOTO_PATH, requirePhoto } from "../../ads/index.ts";
import { notFound, type PlainRoute } from "../../platform/http/index.ts";
import { resize } from "./resize.ts";
import { isSize } from "./sizes.ts";

const PATH = /\/(\d+)\/(\d+\/\d+)$/;

/** A photo of an ad in one of its sizes, for whom the photo itself is. */
export const sizedPhotoRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${PHOTO_PATH}:id{[0-9]{1,15}}/:width{[0-9]{1,4}}/:height{[0-9]{1,4}}`,
  async handle(request, { context }) {
    const [, id, size = ""] = PATH.exec(new URL(request.url).pathname) ?? [];
    if (!isSize(size)) throw notFound();
    const { storageKey, cache } = await requirePhoto(context, request.headers, Number(id));
    const bytes = await resize(storageKey, size, async () => {
      const whole = await context.storage.get(storageKey);
      if (whole === null) throw notFound();
      return whole;
    });
    return new Response(bytes, {
      headers: {
        "Content-Type": "image/webp",
        "Cache-Control": cache,
        "X-Content-Type-Options": "nosniff",
      },
    });
  },
};
