/**
 * The roles that a table's elements have by nature, to be spread on them: a phone's layout sets them
 * as blocks, and some browsers then forget that they are a table.
 */
export const tableRoles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader" },
  rowHeader: { role: "rowheader" },
  cell: { role: "cell" },
} as const;
