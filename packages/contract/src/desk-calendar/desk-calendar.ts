import * as z from "zod/mini";
import { defineCall } from "../call/index.ts";
import { SHEET_MEDIA } from "../exports/format.ts";
import { LONGEST_EDITION_REASON } from "../limits/index.ts";
import {
  binary,
  code,
  count,
  countWithin,
  fields,
  filledText,
  form,
  id,
  inData,
  instant,
  money,
  text,
  wireDate,
} from "../wire/index.ts";

/** Occasion of a day. */
const reason = filledText.check(z.maxLength(LONGEST_EDITION_REASON));
/** Days of the week from 0, Sunday. */
const weekday = countWithin(0, 6);
const choice = code({ replan: "reporter", refund: "rembourser" });

const onDay = { supportId: ["support_id", id], date: wireDate } as const;

const day = fields({
  date: wireDate,
  state: [
    "etat",
    code({ open: "ouvert", weekend: "weekend", closed: "ferme", provisional: "provisoire" }),
  ],
  /** Occasion of a closed or provisional day in both languages; empty on others. */
  reasonFr: ["motif_fr", text],
  reasonAr: ["motif_ar", text],
  /** A Saturday or Sunday with an edition of its own, which can rest again. */
  special: ["edition_speciale", z.boolean()],
  /** Ads planned for the day. */
  ads: ["annonces", count],
});

const lateClosure = fields({
  id,
  date: wireDate,
  reasonFr: ["motif_fr", text],
  reasonAr: ["motif_ar", text],
  choice: ["choix", choice],
  state: [
    "etat",
    code({
      planning: "report_en_cours",
      planned: "reporte",
      carrying_out: "envoi_en_cours",
      done: "termine",
      undoing: "annulation_en_cours",
      undone: "annule",
    }),
  ],
  /** Ads of the day, and those of them that are re-planned, refunded, or restored after an undo. */
  ads: ["annonces", count],
  replanned: ["reportees", count],
  refunded: ["remboursees", count],
  /** Without the day, and without money for it: they were not paid, or cost nothing. */
  dropped: ["retirees", count],
  restored: ["retablies", count],
  /** Given back in all. */
  amount: ["montant", money],
  undoUntil: ["annulable_jusqu_a", instant],
});

export const readDeskCalendar = defineCall({
  name: "readDeskCalendar",
  summary:
    "Days of a newspaper in a month, each with its state and planned ads, and its latest late closures",
  service: "ads",
  method: "GET",
  path: "/desk/calendrier",
  access: "session",
  staff: "keepCalendar",
  shows: "calendar",
  query: form(
    fields({
      /** Default: the first newspaper. */
      supportId: ["support_id", z.optional(id)],
      /** A day of the month; default: today's. */
      month: ["mois", z.optional(wireDate)],
    }),
  ),
  answer: inData(
    fields({
      supports: z.array(fields({ id, label: ["libelle", text] })),
      supportId: ["support_id", id],
      today: ["aujourdhui", wireDate],
      /** Days of the week without an edition. */
      weekdays: ["jours_semaine", z.array(weekday)],
      days: ["jours", z.array(day)],
      closures: ["fermetures", z.array(lateClosure)],
    }),
  ),
});

export const setDay = defineCall({
  name: "setDay",
  summary:
    "Open a day, close one without ads, mark it as provisional, or let a special day of the weekend rest again",
  service: "ads",
  method: "POST",
  path: "/desk/calendrier/jour",
  access: "session",
  staff: "keepCalendar",
  changes: ["calendar"],
  body: inData(
    fields({
      ...onDay,
      state: [
        "etat",
        code({ open: "ouvert", weekend: "weekend", closed: "ferme", provisional: "provisoire" }),
      ],
      /** Reason of a closed or provisional day, in both languages. */
      reasonFr: ["motif_fr", z.optional(reason)],
      reasonAr: ["motif_ar", z.optional(reason)],
    }),
  ),
  answer: inData(day),
});

export const moveDay = defineCall({
  name: "moveDay",
  summary: "Move a provisional day to the day that was announced",
  service: "ads",
  method: "POST",
  path: "/desk/calendrier/deplacer",
  access: "session",
  staff: "keepCalendar",
  changes: ["calendar"],
  body: inData(fields({ ...onDay, to: ["vers", wireDate] })),
  answer: inData(day),
});

export const writeHolidays = defineCall({
  name: "writeHolidays",
  summary:
    "Write the Moroccan holidays of a year: civil ones as closed, religious ones as provisional",
  service: "ads",
  method: "POST",
  path: "/desk/calendrier/feries",
  access: "session",
  staff: "keepCalendar",
  changes: ["calendar"],
  body: inData(fields({ supportId: ["support_id", id], year: ["annee", countWithin(2020, 2100)] })),
  answer: inData(
    fields({
      written: ["ecrits", count],
      /** Days that stay as they are: special editions, days with planned ads, or whose edition is closed, printed or cancelled. */
      kept: ["gardes", z.array(wireDate)],
    }),
  ),
});

export const changeWeek = defineCall({
  name: "changeWeek",
  summary:
    "Change the days of the week without an edition, Saturday and Sunday included, but for days with planned ads or a closed, printed or cancelled edition",
  service: "ads",
  method: "POST",
  path: "/desk/calendrier/semaine",
  access: "session",
  staff: "keepCalendar",
  changes: ["calendar"],
  body: inData(
    fields({
      supportId: ["support_id", id],
      weekdays: ["jours_semaine", z.array(weekday).check(z.maxLength(7))],
    }),
  ),
  answer: inData(fields({ written: ["ecrits", count], kept: ["gardes", z.array(wireDate)] })),
});

export const previewClosure = defineCall({
  name: "previewClosure",
  summary: "Ads, accounts and amounts that the closure of a day affects",
  service: "ads",
  method: "GET",
  path: "/desk/calendrier/concernees",
  access: "session",
  staff: "keepCalendar",
  query: form(fields(onDay)),
  answer: inData(
    fields({
      ads: ["annonces", count],
      accounts: ["comptes", count],
      /** Revenue of the ads of the day, each by its share of its dates. */
      amount: ["montant", money],
      /** The next open edition; null: none. */
      next: ["suivante", z.nullable(wireDate)],
      /** The accounts with most ads. */
      largest: [
        "principaux",
        z.array(
          fields({
            account: ["compte", text],
            ads: ["annonces", count],
            amount: ["montant", money],
          }),
        ),
      ],
    }),
  ),
});

export const exportAffected = defineCall({
  name: "exportAffected",
  summary: "The ads of a day as a spreadsheet, each with what its closure would make of it",
  service: "ads",
  method: "GET",
  path: "/desk/calendrier/concernees/classeur",
  access: "session",
  staff: "keepCalendar",
  query: form(fields({ ...onDay, choice: ["choix", choice] })),
  media: SHEET_MEDIA.xlsx,
  answer: binary,
});

export const exportClosure = defineCall({
  name: "exportClosure",
  summary:
    "The ads of a late closure as a spreadsheet, each with its dates, its refund and its letter",
  service: "ads",
  method: "GET",
  path: "/desk/calendrier/fermeture/:fermeture_id/classeur",
  access: "session",
  staff: "keepCalendar",
  params: fields({ closureId: ["fermeture_id", id] }),
  media: SHEET_MEDIA.xlsx,
  answer: binary,
});

export const declareClosure = defineCall({
  name: "declareClosure",
  summary:
    "Close a day for which ads are planned: they are re-planned or refunded, letters leave after an hour",
  service: "ads",
  method: "POST",
  path: "/desk/calendrier/fermeture",
  access: "session",
  staff: "keepCalendar",
  changes: ["calendar"],
  body: inData(
    fields({
      ...onDay,
      reasonFr: ["motif_fr", reason],
      reasonAr: ["motif_ar", reason],
      choice: ["choix", choice],
    }),
  ),
  answer: inData(lateClosure),
});

export const undoClosure = defineCall({
  name: "undoClosure",
  summary: "Take a late closure back within its hour: the day opens, every ad has its dates again",
  service: "ads",
  method: "POST",
  path: "/desk/calendrier/fermeture/annuler",
  access: "session",
  staff: "keepCalendar",
  changes: ["calendar"],
  body: inData(fields({ closureId: ["fermeture_id", id] })),
  answer: inData(lateClosure),
});
