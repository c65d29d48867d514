import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { SHEET_MEDIA } from "../exports/format.ts";
import {
  binary,
  code,
  count,
  countWithin,
  fields,
  form,
  id,
  inData,
  money,
  plainDate,
  shortText,
  text,
} from "../wire/index.ts";
import { cardFields } from "./cards.ts";

/** Rows of a draft that are read at a time. */
export const RATE_PAGE = 200;
/** Rows that are saved at a time. */
const MOST_SAVED = 200;
const LONGEST_SEARCH = 80;

const table = code({
  headings: "rubriques",
  canvases: "formats",
  supports: "journaux",
  copies: "numeros",
  deliveries: "livraisons",
  subscriptions: "abonnements",
});

/** Name of a row within its table: «1/7». */
const key = text.check(z.regex(/^\d{1,10}(\/\d{1,10})?$/));
const discount = z.nullable(countWithin(1, 100));

const row = fields({
  key: ["cle", key],
  support: ["journal", z.nullable(text)],
  label: ["libelle", text],
  /** Canvas, or age of an issue. */
  detail: z.nullable(text),
  /** Before tax; null: the heading's price, or no package. */
  inForce: ["en_vigueur", z.nullable(money)],
  price: ["prix_ht", z.nullable(money)],
  /** Percentage of headings; null: the support's. */
  discount: ["remise", discount],
});

/** Kind of prices, and what is looked for among them. */
const ratesQuery = form(
  fields({
    table,
    supportId: ["journal_id", z.optional(id)],
    search: ["q", z.optional(shortText(LONGEST_SEARCH))],
    page: ["pg", z.optional(id)],
  }),
);

const pageOfRows = {
  supports: ["journaux", z.array(fields({ id, label: ["libelle", text] }))],
  /** Rows that the search leaves, on all pages. */
  total: count,
  rows: ["lignes", z.array(row)],
} as const;

const draftParams = fields({ draftId: ["brouillon_id", id] });

export const readDraftRates = defineCall({
  name: "readDraftRates",
  summary: "Prices of one kind in a draft beside those in force, a page at a time",
  service: "ads",
  method: "GET",
  path: "/desk/tarifs/brouillons/:brouillon_id",
  access: "session",
  staff: "keepRates",
  shows: "rateCards",
  params: draftParams,
  query: ratesQuery,
  answer: inData(
    fields({
      label: ["libelle", text],
      version: id,
      /** Prices that differ from those in force, of all kinds. */
      changed: ["modifies", count],
      ...pageOfRows,
    }),
  ),
});

export const readCardRates = defineCall({
  name: "readCardRates",
  summary: "Prices of one kind in a rate card beside those in force, a page at a time",
  service: "ads",
  method: "GET",
  path: "/desk/tarifs/grilles/:grille_id",
  access: "session",
  staff: "keepRates",
  shows: "rateCards",
  params: fields({ cardId: ["grille_id", id] }),
  query: ratesQuery,
  answer: inData(fields({ ...cardFields, ...pageOfRows })),
});

const saved = inData(fields({ version: id }));

export const saveRates = defineCall({
  name: "saveRates",
  summary: "Write prices of a draft, all or none; a row that cannot be is named in the errors",
  service: "ads",
  method: "POST",
  path: "/desk/tarifs/brouillons/prix",
  access: "session",
  staff: "keepRates",
  changes: ["rateCards"],
  body: inData(
    fields({
      draftId: ["brouillon_id", id],
      version: id,
      table,
      rows: [
        "lignes",
        z
          .array(
            fields({
              key: ["cle", key],
              price: ["prix_ht", z.nullable(money)],
              discount: ["remise", discount],
            }),
          )
          .check(z.minLength(1), z.maxLength(MOST_SAVED)),
      ],
    }),
  ),
  answer: saved,
});

export const raiseRates = defineCall({
  name: "raiseRates",
  summary: "Raise or lower the prices of one kind in a draft by a percentage of those in force",
  service: "ads",
  method: "POST",
  path: "/desk/tarifs/brouillons/ajuster",
  access: "session",
  staff: "keepRates",
  changes: ["rateCards"],
  body: inData(
    fields({
      draftId: ["brouillon_id", id],
      version: id,
      table,
      supportId: ["journal_id", z.optional(id)],
      percent: ["pourcentage", z.int().check(z.minimum(-90), z.maximum(500))],
    }),
  ),
  refuses: { rows: "lignes" },
  answer: saved,
});

const sums = {
  ads: ["annonces", count],
  charged: ["facture", money],
  priced: ["rejoue", money],
} as const;

export const replayRates = defineCall({
  name: "replayRates",
  summary:
    "Price the ads of the last 90 days by a draft, with the difference by heading and by account",
  service: "ads",
  method: "GET",
  path: "/desk/tarifs/brouillons/:brouillon_id/rejeu",
  access: "session",
  staff: "keepRates",
  params: draftParams,
  answer: inData(
    fields({
      from: ["depuis", plainDate],
      ...sums,
      /** Ads that are no longer sold: in no sum. */
      unsold: ["hors_catalogue", count],
      /** Those that differ most. */
      headings: [
        "rubriques",
        z.array(fields({ support: ["journal", text], heading: ["rubrique", text], ...sums })),
      ],
      accounts: ["comptes", z.array(fields({ account: ["compte", text], ...sums }))],
      /** All that have ads. */
      headingCount: ["nbr_rubriques", count],
      accountCount: ["nbr_comptes", count],
    }),
  ),
});

export const exportReplay = defineCall({
  name: "exportReplay",
  summary: "The same as one spreadsheet: every heading, every account and every ad",
  service: "ads",
  method: "GET",
  path: "/desk/tarifs/brouillons/:brouillon_id/rejeu/classeur",
  access: "session",
  staff: "keepRates",
  params: draftParams,
  media: SHEET_MEDIA.xlsx,
  answer: binary,
});
