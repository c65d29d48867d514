import { cx } from "class-variance-authority";
import { memo, useMemo } from "react";
import type { LineAd } from "./ad-content.ts";
import { type ColumnRow, columnRows, isBlank } from "./column-rows.ts";
import { columnMeasure, fullRow, isTooLong } from "./row-measure.ts";
import { useRowNames } from "./row-names.ts";
import { RowNumber, RowNumbers } from "./row-numbers.tsx";

export interface LineSheetProps {
  ad: LineAd;
  /** Shown while nothing is written. */
  placeholder: string;
}

/** Room for a row's number, in rem. */
const GUTTER = 1.5;

/** A size that does not hang on what is in it: the browser sets a changed row without looking at the page around it. */
const CONTAINED = "[contain:size_layout]";

/**
 * A classified ad in its column: one numbered row for each one that counts. The column's width and height are
 * reckoned, not found by setting every row, and the numbers stand still beside the rows: what a keystroke costs does
 * not grow with the ad.
 */
export function LineSheet({ ad, placeholder }: LineSheetProps) {
  const { rows, rowLength, minimumRows } = ad;
  const column = useMemo(() => columnRows(rows, minimumRows), [rows, minimumRows]);
  const measure = useMemo(() => columnMeasure(column, rowLength), [column, rowLength]);
  const names = useRowNames(column);
  const blank = isBlank(rows);
  /** Whether each row takes one line, so that a row's place tells its number. */
  const even = !column.some(({ text }) => isTooLong(text, rowLength));
  return (
    <div
      className="relative leading-snug"
      style={{ inlineSize: `calc(${GUTTER}rem + ${measure}em)` }}
    >
      {even && <RowNumbers count={column.length} />}
      <ol
        className={cx(even && CONTAINED)}
        style={even ? { blockSize: `${column.length}lh` } : undefined}
      >
        {column.map((row, index) => (
          <Row
            key={names[index]}
            number={even ? undefined : index + 1}
            full={fullRow(rowLength, row.direction)}
            breaks={!even && isTooLong(row.text, rowLength)}
            {...row}
            placeholder={blank && index === 0 ? placeholder : undefined}
          />
        ))}
      </ol>
    </div>
  );
}

/** Gives an empty row the height of a line. */
const EMPTY_LINE = "\u200B";

interface RowProps extends ColumnRow {
  /** Where rows are of several heights, each bears its number itself. */
  number: number | undefined;
  /** Measure of a full row of its script, in ems. */
  full: number;
  /** Whether the row is longer than rows may be, and goes on below. */
  breaks: boolean;
  placeholder: string | undefined;
}

/** Typing changes a row or a few: the others are compared by their plain values and left alone. */
const Row = memo(function Row({ number, full, breaks, placeholder, ...row }: RowProps) {
  const { text, direction, continues } = row;
  return (
    <li className={cx("block ps-6", number !== undefined && "relative")}>
      {number !== undefined && <RowNumber number={number} />}
      <span
        dir={direction}
        style={breaks ? undefined : { inlineSize: `${full}em` }}
        className={cx(
          "me-auto block text-start",
          breaks ? "whitespace-pre-wrap wrap-anywhere" : "whitespace-pre",
          continues && !breaks && "[text-align-last:justify]",
        )}
      >
        {placeholder === undefined ? (
          text || EMPTY_LINE
        ) : (
          <i className="text-paper-muted">{placeholder}</i>
        )}
      </span>
    </li>
  );
});
