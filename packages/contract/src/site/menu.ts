import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, form, id, inData, text } from "../wire/index.ts";

const menuSubheading = fields({ id, label: text });

const menuHeading = fields({
  id,
  label: text,
  slug: text,
  subheadings: ["sousrubriques", z.array(menuSubheading)],
});

/** A page of the account; `url` is a path of the portal without its language. */
const accountEntry = fields({ code: text, label: text, url: text });

export const readMenu = defineCall({
  name: "readMenu",
  summary: "The headings of a support and the entries of one's account",
  service: "ads",
  method: "GET",
  path: "/menu/index-v2",
  access: "app",
  query: form(fields({ supportId: ["support_id", z.optional(id)] })),
  answer: inData(
    fields({
      headings: ["rubriques", z.array(menuHeading)],
      /** Empty for visitors. */
      account: ["mon_compte", z.array(accountEntry)],
    }),
  ),
});
