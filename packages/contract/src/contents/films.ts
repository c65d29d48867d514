import { FILM_LIMITS } from "@parution/rules/films";
import { defineCall } from "../call/index.ts";
import { code, count, fields, form, id, inData, oneFile, pieces, text } from "../wire/index.ts";

const sending = {
  service: "ads",
  access: "session",
  staff: "keepContents",
  method: "POST",
} as const;

const film = pieces(FILM_LIMITS);

export const beginFilm = defineCall({
  ...sending,
  name: "beginFilm",
  summary: "Announce a film by the SHA-256 of its pieces, or go on with the one that has them",
  path: "/desk/contenus/films/annoncer",
  body: inData(
    fields({
      fileName: film.fileName,
      format: code({ mp4: "mp4", webm: "webm" }),
      size: ["taille", count],
      hashes: film.hashes,
    }),
  ),
  answer: inData(
    fields({
      filmId: ["film_id", id],
      received: ["recus", count],
      /** Address of the film once it has arrived whole. */
      address: ["adresse", text],
    }),
  ),
});

export const sendFilmPiece = defineCall({
  ...sending,
  name: "sendFilmPiece",
  summary: "Send the next piece of an announced film; the first one shows its format",
  path: "/desk/contenus/films/morceau",
  encoding: "multipart",
  files: film.files,
  body: form(fields({ filmId: ["film_id", id], ...film.sent })),
  refuses: { fileName: film.fileName[0] },
  answer: inData(film.answer),
});

export const sendPoster = defineCall({
  ...sending,
  name: "sendPoster",
  summary: "Send the picture that stands before a film is played",
  path: "/desk/contenus/films/affiche",
  encoding: "multipart",
  files: { most: 1, largest: FILM_LIMITS.poster },
  body: form(fields({ file: ["affiche", oneFile] })),
  answer: inData(fields({ address: ["adresse", text] })),
});
