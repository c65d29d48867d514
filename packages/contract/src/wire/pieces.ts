import * as z from "zod/mini";
import { fields } from "./fields.ts";
import { count, countWithin } from "./numbers.ts";
import { filledText, oneFile } from "./texts.ts";

/** Most characters of a file's name. */
const LONGEST_NAME = 200;

/** Sizes in bytes: of the largest file, and of a piece of it. */
interface PieceLimits {
  readonly bytes: number;
  readonly piece: number;
}

/** A file that is sent in pieces: the name and hashes that announce it, a piece of it, and the answer to one. */
export function pieces({ bytes, piece }: PieceLimits) {
  const most = Math.ceil(bytes / piece);
  return {
    files: { most: 1, largest: piece },
    fileName: ["fichier", filledText.check(z.maxLength(LONGEST_NAME))],
    /** SHA-256 of each piece in hexadecimal, in their order. */
    hashes: [
      "empreintes",
      z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(most)),
    ],
    sent: {
      piece: ["rang", countWithin(0, most)],
      file: ["morceau", oneFile],
    },
    /** Bytes that have arrived. */
    answer: fields({ received: ["recus", count] }),
  } as const;
}
