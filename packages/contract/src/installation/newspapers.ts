import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { pageLengths } from "../editions/index.ts";
import { code, count, fields, id, inData, money, text } from "../wire/index.ts";
import { dayFields, newspaperFields } from "./settings.ts";

export const readNewspapers = defineCall({
  name: "readNewspapers",
  summary: "Newspapers with the number of headings that each sells, and their pages",
  service: "account",
  method: "GET",
  path: "/api/v1/desk/journaux",
  access: "session",
  staff: "keepCatalogue",
  shows: "catalogue",
  answer: inData(
    fields({
      /** Headings that the catalogue offers. */
      headings: ["rubriques", count],
      newspapers: [
        "journaux",
        z.array(
          fields({
            id,
            label: ["libelle", text],
            slug: text,
            medium: ["support", code({ print: "papier", digital: "numerique" })],
            /** Headings that it sells. */
            headings: ["rubriques", count],
            /** Page format of the newspaper; null: the usual one. */
            page: z.nullable(fields(pageLengths)),
          }),
        ),
      ],
    }),
  ),
});

export const createNewspaper = defineCall({
  name: "createNewspaper",
  summary:
    "Create a newspaper beside others, in one transaction; an address that is taken is refused",
  service: "account",
  method: "POST",
  path: "/api/v1/desk/journaux/creer",
  access: "session",
  staff: "configure",
  changes: ["catalogue", "rateCards", "calendar", "editions", "installation"],
  body: inData(
    fields({
      ...newspaperFields,
      ...dayFields,
      /** Newspaper whose headings, products and prices it takes; absent: every heading, at the prices below. */
      copyFrom: ["copie_de", z.optional(id)],
      /** Before tax: of a line in print, of a day on the web. */
      unit: ["unite", z.optional(money)],
      /** Price of a module in print, before tax. */
      module: z.optional(money),
      colourModule: ["module_couleur", z.optional(money)],
      /** Page of a printed newspaper; without a height it has the usual one. */
      height: ["hauteur", z.optional(pageLengths.height[1])],
      columns: ["colonnes", z.optional(pageLengths.columns[1])],
      gutter: ["gouttiere", z.optional(pageLengths.gutter[1])],
    }),
  ),
  answer: inData(
    fields({
      id,
      /** Path of its page in the portal. */
      path: ["chemin", text],
      /** Headings that it sells. */
      headings: ["rubriques", count],
    }),
  ),
});
