import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { fields, id, inData, money, text, under } from "../wire/index.ts";

const choice = { id: ["value", id], label: text } as const;

const journalType = fields({
  ...choice,
  subtypes: ["option", under("soustypes", z.array(fields(choice)))],
});

const delivery = fields({
  id,
  label: text,
  /** Once for an order, tax excluded. */
  price: ["prix", money],
});

export const readJournalOptions = defineCall({
  name: "readJournalOptions",
  summary: "Which newspapers' issues can be ordered, in which types, and how they are delivered",
  service: "ads",
  method: "GET",
  path: "/commandesjournal/options/:id",
  access: "app",
  params: fields({ supportId: ["id", id] }),
  answer: inData(
    fields({
      supports: z.array(fields({ id, label: text, slug: text })),
      /** The one asked for; null when it sells no issues. */
      selectedSupportId: ["support_selectionne", z.nullable(id)],
      /** Products of the selected support. */
      types: z.array(journalType),
      deliveries: ["livraisons", z.array(delivery)],
    }),
  ),
});
