import type { CallAnswer, Language } from "@parution/contract/call";
import {
  BOOK_MEDIA,
  CATALOGUE_PAGE,
  exportCatalogue,
  importCatalogue,
  moveCatalogueRow,
  placeCatalogueRow,
  readCatalogue,
  readCatalogueChoices,
  retireCatalogueRow,
  saveCatalogueRow,
} from "@parution/contract/desk-catalogue";
import {
  type CatalogueTable,
  type CatalogueTableName,
  catalogueTable,
} from "@parution/rules/catalogue";
import type { Context } from "../platform/context.ts";
import type { Route } from "../platform/http/application.ts";
import { stampedName } from "../platform/http/streamed-file.ts";
import { bindStaff } from "../staff/index.ts";
import { describeImport, exportBook, importBook } from "./import.ts";
import { referred } from "./label-queries.ts";
import { moveRow, placeRow } from "./order.ts";
import {
  type CatalogueRow,
  countRows,
  listChoices,
  listLabels,
  listRows,
  type Parent,
} from "./queries.ts";
import { retireRow, saveRow } from "./save.ts";

export const deskCatalogueRoutes: readonly Route[] = [
  bindStaff(readCatalogue, ({ context, input, language }) =>
    describeTable(context, input.params.table, input.query, language),
  ),

  bindStaff(readCatalogueChoices, async ({ context, input }) => {
    const table = catalogueTable(input.params.table);
    return { choices: [...(await listChoices(context.db, table, parentsOf(table, input.query)))] };
  }),

  bindStaff(saveCatalogueRow, ({ context, identity, input }) =>
    saveRow(context, identity, input.body),
  ),

  bindStaff(retireCatalogueRow, ({ context, identity, input }) =>
    retireRow(context, identity, input.body),
  ),

  bindStaff(moveCatalogueRow, ({ context, identity, input }) =>
    moveRow(context, identity, input.body),
  ),

  bindStaff(placeCatalogueRow, ({ context, identity, input }) =>
    placeRow(context, identity, input.body),
  ),

  bindStaff(exportCatalogue, async ({ context }) => {
    const { clock, config } = context;
    const name = stampedName("catalogue", { now: clock.now(), zone: config.publisherZone });
    const bytes = await new Response(await exportBook(context)).arrayBuffer();
    return new File([bytes], `${name}.xlsx`, { type: BOOK_MEDIA });
  }),

  bindStaff(importCatalogue, async ({ context, identity, input, language }) => {
    return describeImport(await importBook(context, identity, input.body), language);
  }),
];

interface ParentsQuery {
  readonly parentId?: number | undefined;
  readonly otherParentId?: number | undefined;
}

/** The parents whose rows are asked for, by the first two references of a table. */
function parentsOf({ columns }: CatalogueTable, query: ParentsQuery): readonly Parent[] {
  const references = columns.filter(({ kind }) => kind === "reference");
  return [query.parentId, query.otherParentId].flatMap((id, place) => {
    const column = references[place]?.column;
    return id === undefined || column === undefined ? [] : [{ column, id }];
  });
}

interface RowsQuery extends ParentsQuery {
  readonly search?: string | undefined;
  readonly rowId?: number | undefined;
  readonly page?: number | undefined;
}

async function describeTable(
  { db, config }: Context,
  name: CatalogueTableName,
  { search, rowId, page = 1, ...parents }: RowsQuery,
  language: Language,
): Promise<CallAnswer<typeof readCatalogue>> {
  const table = catalogueTable(name);
  const zone = config.publisherZone;
  const query = { zone, search, rowId, parents: parentsOf(table, parents) };
  const place = { limit: CATALOGUE_PAGE, offset: (page - 1) * CATALOGUE_PAGE };
  const rows = await listRows(db, table, query, place);
  const labels = await labelsOf(db, table, rows, language);
  return {
    total: await countRows(db, table, query),
    rows: rows.map(({ id, retired, values }) => ({
      id,
      retired,
      values: { ...values },
      labels: Object.fromEntries(
        [...labels].map(([column, known]) => [column, known.get(Number(values[column])) ?? ""]),
      ),
    })),
  };
}

/** Labels of the rows that some rows refer to, by column and id. */
async function labelsOf(
  db: Context["db"],
  { columns }: CatalogueTable,
  rows: readonly CatalogueRow[],
  language: Language,
) {
  const labels = new Map<string, ReadonlyMap<number, string>>();
  for (const column of columns.filter(({ kind }) => kind === "reference")) {
    const ids = new Set(rows.map(({ values }) => Number(values[column.name])));
    labels.set(column.name, await listLabels(db, referred(column), [...ids], language));
  }
  return labels;
}
