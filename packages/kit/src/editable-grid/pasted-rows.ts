import type { CellEdit, CellPlace, EditableGridProps } from "./editable-grid.types.ts";

/** Rows at most that one paste is read for: what follows is left out. */
export const MAX_PASTED_ROWS = 10_000;

/**
 * Cells that a spreadsheet copies: tabs between cells, line ends between rows, and quotes around a cell that holds one
 * of them. The line end after the last row makes no row.
 */
export function pastedRows(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const end = /\r?\n$/.exec(text)?.index ?? text.length;
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\n]*?))(\t|\r?\n|$)/y;
  const whole = text.slice(0, end);
  while (cell.lastIndex <= whole.length && rows.length < MAX_PASTED_ROWS) {
    const found = cell.exec(whole);
    if (!found) break;
    const [, quoted, plain = "", separator] = found;
    row.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (separator === "\t") continue;
    rows.push(row);
    row = [];
    if (separator === "") break;
  }
  return rows;
}

/** Edits that write rows of texts from a cell on; cells that are only read, or have the text already, stay. */
export function editsFrom<Row>(
  { rows, columns, rowKey }: Pick<EditableGridProps<Row>, "rows" | "columns" | "rowKey">,
  place: CellPlace,
  texts: readonly (readonly string[])[],
): CellEdit[] {
  const edits: CellEdit[] = [];
  for (const [down, cells] of texts.entries()) {
    const row = rows[place.row + down];
    if (row === undefined) break;
    for (const [along, text] of cells.entries()) {
      const column = columns[place.column + along];
      if (column && !column.readOnly && column.text(row) !== text)
        edits.push({ row: rowKey(row), column: column.id, text });
    }
  }
  return edits;
}
