import { beginFilm, sendFilmPiece, sendPoster } from "@parution/contract/contents";
import { FILM_PATH } from "@parution/rules/films";
import type { Route } from "../platform/http/application.ts";
import { isKnown } from "../platform/http/encode.ts";
import type { PlainRoute } from "../platform/http/plain-route.ts";
import { notFound } from "../platform/http/problems.ts";
import { byteStream } from "../platform/http/streamed-file.ts";
import { rangeIn } from "../platform/web/answer-file.ts";
import { bindStaff } from "../staff/index.ts";
import { nameOf, readPart, typeOf } from "./pieces.ts";
import { findWhole } from "./queries.ts";
import { beginUpload, takePiece, takePoster } from "./upload.ts";

/** A film or a picture for everyone who has its address, in ranges as players ask for it. A name never gets other bytes. */
const filmRoute: PlainRoute = {
  kind: "plain",
  method: "GET",
  path: `${FILM_PATH}:name{[0-9a-f-]{36}\\.(mp4|webm|jpg|png)}`,
  async handle(request, { context }) {
    const name = nameOf(new URL(request.url).pathname);
    const film = await findWhole(context.db, name);
    if (film === undefined) throw notFound();
    const { size } = film;
    const headers = new Headers({
      "Accept-Ranges": "bytes",
      "Cache-Control": "public, max-age=31536000, immutable",
      "Content-Type": typeOf(name),
      ETag: `"${name}"`,
      "X-Content-Type-Options": "nosniff",
    });
    if (isKnown(request.headers, `"${name}"`)) return new Response(null, { status: 304, headers });
    const range = rangeIn(request.headers.get("range"), size);
    if (range === "outside") {
      headers.set("Content-Range", `bytes */${size}`);
      return new Response(null, { status: 416, headers });
    }
    const part = range ?? { first: 0, last: size - 1 };
    headers.set("Content-Length", String(part.last - part.first + 1));
    if (range !== null) headers.set("Content-Range", `bytes ${part.first}-${part.last}/${size}`);
    const body = request.method === "HEAD" ? null : byteStream(readPart(context, name, part));
    return new Response(body, { status: range === null ? 200 : 206, headers });
  },
};

/** Films that the newspaper keeps itself. */
export const filmRoutes: readonly Route[] = [
  bindStaff(beginFilm, ({ context, input }) => beginUpload(context, input.body)),
  bindStaff(sendFilmPiece, ({ context, identity, input }) =>
    takePiece(context, identity, input.body),
  ),
  bindStaff(sendPoster, ({ context, identity, input }) =>
    takePoster(context, identity, input.body.file),
  ),
  filmRoute,
];
