import * as z from "zod/mini";
import { type Codec, defineCall } from "../call/index.ts";
import {
  COLUMN_TITLES,
  columnTitle,
  columnTitled,
  TABLE_TITLES,
} from "../catalogue-names/index.ts";
import {
  binary,
  code,
  count,
  fields,
  form,
  id,
  inData,
  oneFile,
  shortText,
  text,
  truth,
} from "../wire/index.ts";

/** Rows that are read at a time. */
export const CATALOGUE_PAGE = 50;
const LONGEST_SEARCH = 80;

const table = code(TABLE_TITLES);

/** A value for each column of a row; a column that no table has keeps its name. */
function byColumn<Value>(value: Codec<Value, Value>): Codec<Record<string, Value>> {
  const record = z.record(text, value);
  const renamed = <Any>(from: Readonly<Record<string, Any>>, rename: (name: string) => string) =>
    Object.fromEntries(Object.entries(from).map(([name, one]) => [rename(name), one]));
  return z.codec(record, record, {
    decode: (wire) => renamed(wire, (title) => columnTitled(title) ?? title),
    encode: (english) => renamed(english, columnTitle),
  });
}

const column = z.codec(text, text, {
  decode: (wire) => columnTitled(wire) ?? wire,
  encode: columnTitle,
});

const cell = z.union([text, z.number(), truth, z.null()]);
const values = byColumn(cell);

const row = fields({
  id,
  retired: ["retiree", truth],
  values: ["valeurs", values],
  /** Labels of the rows that it refers to, by column. */
  labels: ["libelles", byColumn(text)],
});

/** Rows that the others belong to, by the first and the second reference of their table. */
const parents = {
  parentId: ["parent_id", z.optional(id)],
  otherParentId: ["autre_parent_id", z.optional(id)],
} as const;

const tableParams = fields({ table });

export const readCatalogue = defineCall({
  name: "readCatalogue",
  summary: "Rows of one kind of the catalogue, those retired last, a page at a time",
  service: "ads",
  method: "GET",
  path: "/desk/catalogue/:table",
  access: "session",
  staff: "keepCatalogue",
  shows: "catalogue",
  params: tableParams,
  query: form(
    fields({
      search: ["q", z.optional(shortText(LONGEST_SEARCH))],
      ...parents,
      /** That row alone. */
      rowId: ["ligne_id", z.optional(id)],
      page: ["pg", z.optional(id)],
    }),
  ),
  answer: inData(fields({ total: count, rows: ["lignes", z.array(row)] })),
});

const choice = fields({
  id,
  parentId: ["parent_id", z.nullable(id)],
  fr: text,
  ar: text,
  /** Label of the row that it belongs to; null in a list of its own. */
  groupFr: ["groupe_fr", z.nullable(text)],
  groupAr: ["groupe_ar", z.nullable(text)],
});

export const readCatalogueChoices = defineCall({
  name: "readCatalogueChoices",
  summary: "Rows of one kind of the catalogue that others may refer to, in their order",
  service: "ads",
  method: "GET",
  path: "/desk/catalogue/:table/choix",
  access: "session",
  staff: "keepCatalogue",
  shows: "catalogue",
  params: tableParams,
  query: form(fields(parents)),
  answer: inData(fields({ choices: ["choix", z.array(choice)] })),
});

const saved = inData(fields({ id }));

export const saveCatalogueRow = defineCall({
  name: "saveCatalogueRow",
  summary: "Make a row of the catalogue, or change one",
  service: "ads",
  method: "POST",
  path: "/desk/catalogue/enregistrer",
  access: "session",
  staff: "keepCatalogue",
  changes: ["catalogue", "rateCards"],
  body: inData(
    fields({
      table,
      id: z.optional(id),
      values: ["valeurs", values],
      /** Values of the row as they were shown; where another user changed one since, the row is not written. */
      seen: ["vues", z.optional(values)],
    }),
  ),
  /** Columns of its table. */
  refuses: COLUMN_TITLES,
  answer: saved,
});

export const retireCatalogueRow = defineCall({
  name: "retireCatalogueRow",
  summary: "Retire a row, which is no choice any more, or offer it again",
  service: "ads",
  method: "POST",
  path: "/desk/catalogue/retirer",
  access: "session",
  staff: "keepCatalogue",
  changes: ["catalogue"],
  body: inData(fields({ table, id, retired: ["retiree", truth] })),
  /** Columns of its table. */
  refuses: COLUMN_TITLES,
  answer: saved,
});

export const moveCatalogueRow = defineCall({
  name: "moveCatalogueRow",
  summary: "Move a row before or behind its neighbour",
  service: "ads",
  method: "POST",
  path: "/desk/catalogue/deplacer",
  access: "session",
  staff: "keepCatalogue",
  changes: ["catalogue"],
  body: inData(fields({ table, id, step: ["sens", code({ up: "avant", down: "apres" })] })),
  answer: saved,
});

/** Rows that stand beside each other at most, for one that is placed among them. */
const MOST_SIBLINGS = 1000;

export const placeCatalogueRow = defineCall({
  name: "placeCatalogueRow",
  summary: "Place a row before or behind another of the same parent, in the order that was shown",
  service: "ads",
  method: "POST",
  path: "/desk/catalogue/placer",
  access: "session",
  staff: "keepCatalogue",
  changes: ["catalogue"],
  body: inData(
    fields({
      table,
      id,
      targetId: ["cible_id", id],
      side: ["cote", code({ before: "avant", after: "apres" })],
      /** Rows of the parent that are offered, in the order in which they were shown. */
      shown: ["affichees", z.array(id).check(z.maxLength(MOST_SIBLINGS))],
    }),
  ),
  answer: saved,
});

/** Changes and faults that an answer names; it counts them all. */
export const MOST_NAMED = 200;
/** Media type of a spreadsheet. */
export const BOOK_MEDIA = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
export const LARGEST_BOOK = 4 * 1024 * 1024;

export const exportCatalogue = defineCall({
  name: "exportCatalogue",
  summary: "The catalogue as one spreadsheet, a sheet a table",
  service: "ads",
  method: "GET",
  path: "/desk/catalogue-classeur",
  access: "session",
  staff: "keepCatalogue",
  media: BOOK_MEDIA,
  answer: binary,
});

/** A spreadsheet beside the catalogue: its changes, or its faults. */
export const comparedBook = inData(
  fields({
    mark: ["empreinte", text],
    applied: ["ecrit", truth],
    rows: ["lignes", count],
    changed: ["modifications", count],
    changes: [
      "differences",
      z.array(
        fields({
          table,
          id: z.nullable(id),
          column: ["colonne", column],
          before: ["avant", cell],
          after: ["apres", cell],
        }),
      ),
    ],
    faulty: ["fautes", count],
    faults: [
      "erreurs",
      z.array(fields({ sheet: ["feuille", text], cell: ["cellule", text], message: text })),
    ],
  }),
);

export const importCatalogue = defineCall({
  name: "importCatalogue",
  summary:
    "Compare a spreadsheet with the catalogue, each fault at its cell; or write the difference that was shown",
  service: "ads",
  method: "POST",
  path: "/desk/catalogue-classeur/importer",
  access: "session",
  staff: "keepCatalogue",
  changes: ["catalogue"],
  encoding: "multipart",
  files: { most: 1, largest: LARGEST_BOOK },
  body: form(
    fields({
      file: ["fichier", oneFile],
      /** Mark of the difference that was shown; without it nothing is written. */
      mark: ["empreinte", z.optional(text.check(z.maxLength(64)))],
    }),
  ),
  answer: comparedBook,
});
