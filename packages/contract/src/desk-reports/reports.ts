import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { SHEET_MEDIA } from "../exports/format.ts";
import {
  binary,
  code,
  count,
  fields,
  form,
  id,
  inData,
  percent,
  signedMoney,
  text,
  wireDate,
} from "../wire/index.ts";

const desk = { service: "ads", method: "GET", access: "session", staff: "readReports" } as const;
const file = { media: SHEET_MEDIA.xlsx, answer: binary } as const;

/** Days of a report at most, both ends included. */
export const MOST_REPORT_DAYS = 366;

const spanFields = {
  from: ["du", wireDate],
  to: ["au", wireDate],
  /** Absent: every newspaper. */
  supportId: ["support_id", z.optional(id)],
} as const;

const query = form(fields(spanFields));

/** Rows of a report: those that are answered, and the number of all. */
const counted = { rowCount: ["nbr_lignes", count] } as const;

export const readReportSupports = defineCall({
  ...desk,
  name: "readReportSupports",
  summary: "Newspapers that reports are filtered by",
  path: "/desk/rapports/journaux",
  answer: inData(z.array(fields({ id, label: ["libelle", text] }))),
});

/** Groups of sales. */
export const REVENUE_GROUPS = ["support", "heading", "day"] as const;
export type RevenueGroup = (typeof REVENUE_GROUPS)[number];

const revenueQuery = form(
  fields({
    ...spanFields,
    by: ["par", code({ support: "journal", heading: "rubrique", day: "jour" })],
  }),
);

const amounts = {
  /** Orders sold in the period; those given back stay counted. */
  sales: ["ventes", count],
  exclTax: ["prix_ht", signedMoney],
  tax: ["tva", signedMoney],
  inclTax: ["prix_ttc", signedMoney],
} as const;

export const readRevenueReport = defineCall({
  ...desk,
  name: "readRevenueReport",
  summary: "Sales less refunds in a period, by newspaper, heading or day",
  path: "/desk/rapports/recettes",
  query: revenueQuery,
  answer: inData(
    fields({
      ...counted,
      total: fields(amounts),
      rows: [
        "lignes",
        z.array(
          fields({
            /** Newspaper or heading; null: sales that have none, and rows of a day. */
            label: ["libelle", z.nullable(text)],
            /** Day of the row; null but for rows of a day. */
            day: ["jour", z.nullable(wireDate)],
            ...amounts,
          }),
        ),
      ],
    }),
  ),
});

export const exportRevenueReport = defineCall({
  ...desk,
  ...file,
  name: "exportRevenueReport",
  summary: "Sales less refunds in a period as a spreadsheet",
  path: "/desk/rapports/recettes/classeur",
  query: revenueQuery,
});

const decided = {
  decisions: count,
  accepted: ["acceptees", count],
  returned: ["renvoyees", count],
  refused: ["refusees", count],
  /** Minutes from entering the queue to the decision; null without decisions. */
  median: ["mediane", z.nullable(count)],
  slowest: ["centile_90", z.nullable(count)],
} as const;

export const readModerationReport = defineCall({
  ...desk,
  name: "readModerationReport",
  summary: "Decisions on ads in a period and the time that they took, by newspaper",
  path: "/desk/rapports/moderation",
  query,
  answer: inData(
    fields({
      total: fields(decided),
      rows: ["lignes", z.array(fields({ support: ["journal", text], ...decided }))],
    }),
  ),
});

export const exportModerationReport = defineCall({
  ...desk,
  ...file,
  name: "exportModerationReport",
  summary: "Decisions on ads in a period as a spreadsheet",
  path: "/desk/rapports/moderation/classeur",
  query,
});

export const readEditionReport = defineCall({
  ...desk,
  name: "readEditionReport",
  summary: "Closed editions of a period with their pages, ads and fill, the newest first",
  path: "/desk/rapports/editions",
  query,
  answer: inData(
    fields({
      ...counted,
      rows: [
        "lignes",
        z.array(
          fields({
            supportId: ["support_id", id],
            support: ["journal", text],
            day: ["date_edition", wireDate],
            state: ["etat", code({ closed: "bouclee", printed: "imprimee", cancelled: "annulee" })],
            /** Null where the pages were not kept. */
            pages: z.nullable(count),
            ads: ["annonces", z.nullable(count)],
            /** Part of the columns that is filled, one decimal. */
            filled: ["remplissage", z.nullable(percent)],
          }),
        ),
      ],
    }),
  ),
});

export const exportEditionReport = defineCall({
  ...desk,
  ...file,
  name: "exportEditionReport",
  summary: "Closed editions of a period with their fill as a spreadsheet",
  path: "/desk/rapports/editions/classeur",
  query,
});
