export {
  COLUMN_TITLES,
  columnTitle,
  columnTitled,
  TABLE_TITLES,
  tableTitle,
  tableTitled,
} from "./names.ts";
