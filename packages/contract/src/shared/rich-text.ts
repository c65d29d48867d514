import * as z from "zod/mini";
import type { Codec } from "../call/index.ts";
import { code, fields, text, truth } from "../wire/index.ts";

/** Marked text that was read: nothing in it is markup (docs/domain/contents.md#marks). */
export const textBlocks = z.array(
  fields({
    kind: [
      "genre",
      code({
        paragraph: "paragraphe",
        heading: "titre",
        bullets: "liste",
        numbers: "liste_numerotee",
      }),
    ],
    items: [
      "elements",
      z.array(
        z.array(
          fields({
            text: ["texte", text],
            bold: ["gras", truth],
            /** Address of a link; null: none. */
            href: ["lien", z.nullable(text)],
          }),
        ),
      ),
    ],
  }),
);

/** A text in both languages. */
export const inBoth = <English, Wire>(codec: Codec<English, Wire>) =>
  fields({ fr: codec, ar: codec });

/** A line of text that a page shows. */
export const lineText = (limit: number) =>
  text.check(z.maxLength(limit), z.regex(/^[^\S\n]*\S[^\n]*$/));

/** A film in the reader's language, by its addresses. */
export const shownFilm = fields({
  url: ["adresse", text],
  poster: ["affiche", z.nullable(text)],
  captions: ["sous_titres", z.nullable(text)],
});
