import { AD_ORDERS, EDITION_LIMITS, FILLER_LIMITS, PAGE_LIMITS } from "@parution/rules/publication";
import * as z from "zod/mini";
import { language } from "../shared/index.ts";
import {
  code,
  count,
  countWithin,
  fields,
  filledText,
  id,
  text,
  truth,
  wireDate,
} from "../wire/index.ts";

/** Length on paper. */
const millimetres = z.number();

const [ARRIVAL, PRICE, ALPHABET] = AD_ORDERS;
const adOrder = code({ [ARRIVAL]: "arrivee", [PRICE]: "prix", [ALPHABET]: "alphabet" });

const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  countWithin(least, most);

/** Height, columns and gutter of a page; lengths are millimetres. */
export const pageLengths = {
  height: ["hauteur", within(PAGE_LIMITS.height)],
  columns: ["colonnes", within(PAGE_LIMITS.columns)],
  gutter: ["gouttiere", within(PAGE_LIMITS.gutter)],
} as const;

/** Page of a newspaper. */
export const pageFormat = {
  ...pageLengths,
  order: ["ordre", adOrder],
  /** Texts of the house for rooms that no ad fills, in the newspaper's language. */
  fillers: [
    "textes_maison",
    z
      .array(filledText.check(z.maxLength(FILLER_LIMITS.longest)))
      .check(z.maxLength(FILLER_LIMITS.most)),
  ],
} as const;

/** Place of a modular ad: numbers from 1, columns in the direction of reading. */
export const modulePosition = fields({
  page: countWithin(1, EDITION_LIMITS.pages),
  column: ["colonne", within({ least: 1, most: PAGE_LIMITS.columns.most })],
  row: ["rangee", countWithin(1, EDITION_LIMITS.rows)],
});

/** A piece of a page in millimetres from the paper's upper left corner; what its kind does not have is null. */
const piece = fields({
  kind: [
    "nature",
    code({ bar: "titre", rows: "lignes", module: "module", filler: "texte_maison" }),
  ],
  x: millimetres,
  y: millimetres,
  width: ["largeur", millimetres],
  height: ["hauteur", millimetres],
  /** First column from 1, in the direction of reading. */
  column: ["colonne", count],
  adId: ["annonce_id", z.nullable(id)],
  headingId: ["rubrique_id", z.nullable(id)],
  /** Label of a bar, or text of a filler. */
  text: ["texte", z.nullable(text)],
  /** Rows of a line ad, from one (included) to another (excluded), counted from 0, and the height of each. */
  from: ["de_ligne", z.nullable(count)],
  to: ["a_ligne", z.nullable(count)],
  rowHeight: ["hauteur_ligne", z.nullable(millimetres)],
  /** Module row from 1, and what a modular ad takes of the grid. */
  row: ["rangee", z.nullable(count)],
  columns: ["colonnes", z.nullable(count)],
  rows: ["rangees", z.nullable(count)],
});

const laidOutAd = fields({
  id,
  reference: ["ref_web", text],
  title: ["titre", text],
  headingId: ["rubrique_id", id],
  isModular: ["modulaire", truth],
  /** Rows as billed; of a modular ad the paragraphs of its parts. */
  rows: [
    "lignes",
    z.array(
      fields({ text: ["texte", text], direction: ["sens", code({ ltr: "ltr", rtl: "rtl" })] }),
    ),
  ],
  /** True where someone put it. */
  isPlaced: ["placee", truth],
});

/** The pages of an edition: positions of everything on them. */
export const editionPages = fields({
  /** `name` is the newspaper's own, in its language. */
  support: fields({ id, name: ["nom", text], language: ["langue", language] }),
  day: ["date_edition", wireDate],
  /** True for pages as they were kept when the edition appeared. */
  isKept: ["conservee", truth],
  /** True once it has appeared or was cancelled: nothing is moved on its pages any more. */
  isFrozen: ["figee", truth],
  format: fields(pageFormat),
  paper: [
    "papier",
    fields({
      width: ["largeur", millimetres],
      height: ["hauteur", millimetres],
      /** Corner and size of the columns. */
      x: millimetres,
      y: millimetres,
      columnsWidth: ["largeur_colonnes", millimetres],
      columnsHeight: ["hauteur_colonnes", millimetres],
      columnWidth: ["largeur_colonne", millimetres],
      moduleHeight: ["hauteur_module", millimetres],
      moduleGap: ["ecart_modules", millimetres],
      moduleRows: ["rangees_modules", count],
    }),
  ],
  pages: z.array(
    fields({
      number: ["numero", count],
      /** Share of its columns that bars and ads fill. */
      filled: ["remplissage", z.number()],
      pieces: ["elements", z.array(piece)],
    }),
  ),
  ads: ["annonces", z.array(laidOutAd)],
  /** Ads that stand elsewhere than where someone put them. */
  displaced: [
    "deplacees",
    z.array(
      fields({
        adId: ["annonce_id", id],
        reason: [
          "motif",
          code({
            grid: "hors_grille",
            overlap: "chevauchement",
            masthead: "manchette",
            page: "page_absente",
          }),
        ],
      }),
    ),
  ],
  /** References of ads that fit no page. */
  leftOut: ["ecartees", z.array(text)],
});
