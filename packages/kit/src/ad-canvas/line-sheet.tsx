import { cx } from "class-variance-authority";
import { memo, useMemo } from "react";
import type { LineAd } from "./ad-content.ts";
import { type ColumnRow, columnRows, isBlank } from "./column-rows.ts";
import { columnMeasure, fullRow, isTooLong } from "./row-measure.ts";
import { useRowNames } from "./row-names.ts";

export interface LineSheetProps {
  ad: LineAd;
  /** Shown while nothing is written. */
  placeholder: string;
}

/** Room for a row's number, in rem. */
const GUTTER = 1.5;

/**
 * A classified ad in its column: one numbered row for each one that counts. The column's width is
 * reckoned, not found by setting every row, and rows out of sight are not set at all: what a keystroke
 * costs does not grow with the ad.
 */
export function LineSheet({ ad, placeholder }: LineSheetProps) {
  const { rows, rowLength, minimumRows } = ad;
  const column = useMemo(() => columnRows(rows, minimumRows), [rows, minimumRows]);
  const measure = useMemo(() => columnMeasure(column, rowLength), [column, rowLength]);
  const names = useRowNames(column);
  const blank = isBlank(rows);
  return (
    <ol className="leading-snug" style={{ inlineSize: `calc(${GUTTER}rem + ${measure}em)` }}>
      {column.map((row, index) => (
        <Row
          key={names[index]}
          number={index + 1}
          full={fullRow(rowLength, row.direction)}
          breaks={isTooLong(row.text, rowLength)}
          {...row}
          placeholder={blank && index === 0 ? placeholder : undefined}
        />
      ))}
    </ol>
  );
}

/** Gives an empty row the height of a line. */
const EMPTY_LINE = "\u200B";

/** Rows that are set at once, so that a short ad is whole in every picture; those below fill more than a screen. */
const ALWAYS_SET = 30;

/** Set only when it comes into sight, in room for one line. */
const LAZY = "[contain-intrinsic-block-size:auto_1lh] [content-visibility:auto]";

interface RowProps extends ColumnRow {
  number: number;
  /** Measure of a full row of its script, in ems. */
  full: number;
  /** Whether the row is longer than rows may be, and goes on below. */
  breaks: boolean;
  placeholder: string | undefined;
}

/** Typing changes a row or a few: the others are compared by their plain values and left alone, or given another number. */
const Row = memo(function Row({ number, full, breaks, placeholder, ...row }: RowProps) {
  const { text, direction, continues } = row;
  return (
    <li className={cx("relative block ps-6", number > ALWAYS_SET && LAZY)}>
      <span
        aria-hidden="true"
        className="absolute start-0 top-[0.3em] w-6 pe-1.5 text-end font-ui text-caption text-paper-muted tabular-nums leading-none"
      >
        {number}
      </span>
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
