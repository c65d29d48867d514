import type { EditionState } from "../shared/edition.data.ts";
import { DAY, HOUR, NOW } from "../testing/samples.ts";
import type { EditionPages } from "./editions.data.ts";

const ad = (id: number, title: string) => ({
  id,
  reference: `A${String(id).padStart(8, "0")}`,
  title,
});
const titles = ["Constitution de société", "Appel d’offres ouvert", "Appartement à vendre"];

/** Editions in their states, for stories. */
export const open: EditionState = {
  supportId: 1,
  support: "Parution",
  day: "2026-11-24",
  state: "open",
  version: 0,
  closesAt: NOW + 5 * HOUR,
  closedAt: null,
  printedAt: null,
  reason: null,
  rest: null,
  entered: Array.from({ length: 14 }, (_, index) => ad(801 + index, titles[index % 3] ?? "")),
  unpaid: [ad(820, "Emploi : comptable")],
  undecided: [ad(821, "Cession de fonds de commerce"), ad(822, "Avis de convocation")],
  missed: [],
};

export const late = {
  cause: "late_payment",
  outcome: "open",
  choice: "client",
  dueAt: NOW + 2 * DAY,
} as const;
export const closed: EditionState = {
  ...open,
  state: "closed",
  version: 1,
  closedAt: NOW - HOUR,
  unpaid: [],
  missed: [{ ...ad(830, "Local commercial à louer"), ...late }],
};
export const printed: EditionState = {
  ...closed,
  day: "2026-11-20",
  state: "printed",
  version: 2,
  printedAt: NOW - 10 * HOUR,
  undecided: [],
  missed: [
    ...closed.missed,
    { ...ad(831, "Véhicule d’occasion"), ...late, cause: "left_out", outcome: "refunded" },
  ],
};
export const cancelled: EditionState = {
  ...open,
  state: "cancelled",
  version: 1,
  reason: "Panne de rotative",
  entered: [],
  undecided: [],
  missed: [{ ...ad(831, "Véhicule d’occasion"), ...late, cause: "cancelled", outcome: "moved" }],
};
/** A day on which the newspaper does not appear. */
export const resting: EditionState = {
  ...open,
  day: "2026-11-18",
  rest: "Fête de l’Indépendance",
  entered: [],
  unpaid: [],
  undecided: [],
};

/** Five ads on each page of a printed edition. */
export const printedPages: EditionPages = {
  support: { id: 1, name: "Parution", language: "fr" },
  day: printed.day,
  isKept: false,
  isFrozen: true,
  format: { height: 380, columns: 6, gutter: 4, order: "arrival", fillers: [] },
  paper: {
    width: 280,
    height: 400,
    x: 10,
    y: 10,
    columnsWidth: 260,
    columnsHeight: 380,
    columnWidth: 40,
    moduleHeight: 40,
    moduleGap: 4,
    moduleRows: 8,
  },
  pages: [1, 2, 3].map((number) => ({
    number,
    filled: 0.9,
    pieces: open.entered.slice(5 * (number - 1), 5 * number).map(({ id }, at) => ({
      kind: "rows",
      adId: id,
      headingId: 1,
      text: null,
      column: 1,
      x: 10,
      y: 10 + 20 * at,
      width: 40,
      height: 20,
      from: 0,
      to: 4,
      rowHeight: 5,
      row: null,
      columns: null,
      rows: null,
    })),
  })),
  ads: open.entered.map((one) => ({
    ...one,
    headingId: 1,
    isModular: false,
    isPlaced: false,
    rows: [],
  })),
  displaced: [],
  leftOut: [],
};
