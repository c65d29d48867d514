import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { shownFilm, textBlocks } from "../shared/index.ts";
import { fields, form, id, inData, text } from "../wire/index.ts";

const supportId = ["support_id", z.optional(id)] as const;

/** A chapter: `id` names it in addresses (`/faq#prix`). */
const chapter = { id: ["menu_to", text], label: text } as const;

export const readGuideMenu = defineCall({
  name: "readGuideMenu",
  summary: "The chapters of the guide that concern a support, the first to be read first",
  service: "ads",
  method: "GET",
  path: "/guide/menu",
  access: "app",
  query: form(fields({ supportId })),
  answer: inData(z.array(fields(chapter))),
});

export const readGuideContent = defineCall({
  name: "readGuideContent",
  summary: "One chapter of the guide, question by question; the first where none is named",
  service: "ads",
  method: "GET",
  path: "/guide/contenu",
  access: "app",
  query: form(fields({ chapter: ["menu_to", z.optional(text)], supportId })),
  answer: inData(
    fields({
      ...chapter,
      questions: z.array(
        fields({
          id: text,
          question: text,
          /** Words of the answer, without marks. */
          answer: ["reponse", text],
          blocks: ["blocs", textBlocks],
        }),
      ),
      film: z.nullable(shownFilm),
      /** Teasers at the head of the guide; null: the program's own. */
      teasers: [
        "bandes_annonces",
        fields({
          print: ["papier", z.nullable(shownFilm)],
          digital: ["numerique", z.nullable(shownFilm)],
        }),
      ],
    }),
  ),
});
