import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { adStatus, fields, form, id, inData, shortText, text, truth } from "../wire/index.ts";

/** Longest text that is searched for: a number with spaces around it. */
const LONGEST_SEARCH = 40;

const foundAd = fields({
  id,
  reference: ["ref_web", text],
  order: ["commande", text],
  title: ["titre", text],
  support: text,
  status: ["statut", adStatus],
  /** True when it waits for a decision. */
  isWaiting: ["a_decider", truth],
});

export const searchDesk = defineCall({
  name: "searchDesk",
  summary:
    "Ads by a web reference or the number of their order; a part that one may not see is null",
  service: "ads",
  method: "GET",
  path: "/desk/recherche",
  access: "session",
  staff: "openDesk",
  query: form(fields({ search: ["q", shortText(LONGEST_SEARCH).check(z.regex(/\S/))] })),
  answer: inData(fields({ ads: ["annonces", z.nullable(z.array(foundAd))] })),
});
