import { FILM_LIMITS } from "@parution/rules/films";
import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import {
  code,
  count,
  countWithin,
  fields,
  filledText,
  form,
  id,
  inData,
  oneFile,
  text,
} from "../wire/index.ts";

const sending = {
  service: "ads",
  access: "session",
  staff: "keepContents",
  method: "POST",
} as const;

/** Letters of a file's name at most. */
const LONGEST_NAME = 200;
const MOST_PIECES = FILM_LIMITS.bytes / FILM_LIMITS.piece;

export const beginFilm = defineCall({
  ...sending,
  name: "beginFilm",
  summary: "Announce a film by the SHA-256 of its pieces, or go on with the one that has them",
  path: "/desk/contenus/films/annoncer",
  body: inData(
    fields({
      fileName: ["fichier", filledText.check(z.maxLength(LONGEST_NAME))],
      format: code({ mp4: "mp4", webm: "webm" }),
      size: ["taille", count],
      hashes: [
        "empreintes",
        z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(MOST_PIECES)),
      ],
    }),
  ),
  answer: inData(
    fields({
      filmId: ["film_id", id],
      received: ["recus", count],
      /** Where it is once it has arrived whole. */
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
  files: { most: 1, largest: FILM_LIMITS.piece },
  body: form(
    fields({
      filmId: ["film_id", id],
      piece: ["rang", countWithin(0, MOST_PIECES)],
      file: ["morceau", oneFile],
    }),
  ),
  answer: inData(fields({ received: ["recus", count] })),
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
