import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { language } from "../shared/index.ts";
import { fields, id, inData, medium, text } from "../wire/index.ts";

/** Contact details of the publisher; empty where none is configured. */
const publisher = fields({
  name: ["raison_sociale", text],
  address: ["adresse", text],
  phone: ["telephone", text],
});

export const readGlobal = defineCall({
  name: "readGlobal",
  summary: "A support as every page of it names it, and who publishes it",
  service: "ads",
  method: "GET",
  path: "/global/:id",
  access: "app",
  params: fields({ supportId: ["id", id] }),
  answer: inData(
    fields({
      id,
      label: ["libelle", text],
      slug: text,
      medium: ["canal_id", medium],
      language: ["langue", language],
      tagline: ["accroche", text],
      publisher: ["editeur", z.nullable(publisher)],
    }),
  ),
});
