export {
  type CatalogueValue,
  type CatalogueValues,
  type CellFault,
  cellFault,
  MOST_QUESTIONS,
} from "./cell-fault.ts";
export { type CatalogueColumn, type CatalogueTable, RESERVED_SLUGS } from "./columns.ts";
export { type ReferredRows, type RowFault, rowFault } from "./row-fault.ts";
export {
  CATALOGUE_NAMES,
  type CatalogueColumnName,
  type CatalogueTableName,
  catalogueTable,
} from "./tables.ts";
