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
