import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { textBlocks } from "../shared/index.ts";
import { fields, form, id, inData, plainDate, text } from "../wire/index.ts";
import { headerEntries, slug } from "./parts.ts";

export const readPage = defineCall({
  name: "readPage",
  summary:
    "A page of the newspaper, such as its terms, in the version that counts today or in another",
  service: "ads",
  method: "GET",
  path: "/site/page",
  access: "app",
  query: form(fields({ page: slug, version: z.optional(id) })),
  answer: inData(
    fields({
      slug,
      title: ["titre", text],
      description: text,
      blocks: ["blocs", textBlocks],
      /** Day from which the text counts. */
      validFrom: ["valable_du", plainDate],
      number: ["numero", id],
      /** Every version, newest first; accounts accepted one of them. */
      versions: z.array(fields({ number: ["numero", id], validFrom: ["valable_du", plainDate] })),
    }),
  ),
});

export const readFrame = defineCall({
  name: "readFrame",
  summary: "Entries of the header and links of the footer that the newspaper keeps",
  service: "ads",
  method: "GET",
  path: "/site/cadre",
  access: "app",
  answer: inData(
    fields({
      header: ["entete", headerEntries],
      links: ["liens", z.array(fields({ label: ["libelle", text], url: ["adresse", text] }))],
    }),
  ),
});
