import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { language } from "../shared/index.ts";
import { binary, fields, form, id, inData, text, truth, wireDate } from "../wire/index.ts";
import { editionPages, modulePosition, pageFormat } from "./pages.ts";

const edition = { supportId: ["support_id", id], day: ["date_edition", wireDate] } as const;

const desk = { service: "ads", access: "session", staff: "keepEditions" } as const;

export const readEdition = defineCall({
  ...desk,
  name: "readEdition",
  summary: "The pages of an edition, with the position of everything on them in millimetres",
  method: "GET",
  path: "/desk/editions/pages",
  shows: "editions",
  query: form(fields(edition)),
  answer: inData(editionPages),
});

export const moveModule = defineCall({
  ...desk,
  name: "moveModule",
  summary: "Put a modular ad on a page, or let it be placed by itself again",
  method: "POST",
  path: "/desk/editions/deplacer",
  changes: ["editions"],
  body: inData(
    fields({
      ...edition,
      adId: ["annonce_id", id],
      /** Position on the page; null: it is placed by itself. */
      position: z.nullable(modulePosition),
    }),
  ),
  answer: inData(editionPages),
});

const file = { ...desk, method: "GET", query: form(fields(edition)), answer: binary } as const;

export const printEditionPages = defineCall({
  ...file,
  name: "printEditionPages",
  summary: "The pages of an edition as a PDF",
  path: "/desk/editions/pdf",
  media: "application/pdf",
});

export const exportEditionText = defineCall({
  ...file,
  name: "exportEditionText",
  summary: "The ads of an edition as InDesign Tagged Text, a story a heading",
  path: "/desk/editions/indesign",
  media: "text/plain",
});

export const exportEditionPositions = defineCall({
  ...file,
  name: "exportEditionPositions",
  summary: "The answer of readEdition as a file",
  path: "/desk/editions/positions",
  media: "application/json",
});

export const exportEditionFiles = defineCall({
  ...file,
  name: "exportEditionFiles",
  summary: "The attachments of an edition's ads as a zip, a folder an ad",
  path: "/desk/editions/pieces-jointes",
  media: "application/zip",
});

const supportFormat = fields({
  support: fields({ id, label: ["libelle", text], language: ["langue", language] }),
  /** False: it has the usual page. */
  isOwn: ["propre", truth],
  format: fields(pageFormat),
});

export const readPageFormats = defineCall({
  ...desk,
  name: "readPageFormats",
  summary: "The page of each newspaper",
  method: "GET",
  path: "/desk/editions/formats",
  shows: "editions",
  answer: inData(z.array(supportFormat)),
});

export const savePageFormat = defineCall({
  ...desk,
  name: "savePageFormat",
  summary: "Set the page of a newspaper; its editions are laid out anew",
  method: "POST",
  path: "/desk/editions/format",
  changes: ["editions"],
  body: inData(fields({ supportId: ["support_id", id], ...pageFormat })),
  answer: inData(supportFormat),
});
