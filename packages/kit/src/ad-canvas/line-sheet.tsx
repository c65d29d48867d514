import { cx } from "class-variance-authority";
import { memo, useMemo } from "react";
import type { LineAd } from "./ad-content.ts";
import { type ColumnRow, columnRows, isBlank } from "./column-rows.ts";

export interface LineSheetProps {
  ad: LineAd;
  /** Shown while nothing is written. */
  placeholder: string;
}

/** A classified ad in its column: one numbered row for each one that counts. */
export function LineSheet({ ad, placeholder }: LineSheetProps) {
  const { rows, rowLength, minimumRows } = ad;
  const column = useMemo(() => columnRows(rows, minimumRows), [rows, minimumRows]);
  if (isBlank(rows)) {
    return <Column rows={column} rowLength={rowLength} placeholder={placeholder} />;
  }
  return <Column rows={column} rowLength={rowLength} />;
}

interface ColumnProps {
  rows: readonly ColumnRow[];
  rowLength: number;
  placeholder?: string;
}

function Column({ rows, rowLength, placeholder }: ColumnProps) {
  return (
    <ol className="leading-snug">
      {rows.map((row, index) => (
        <Row
          key={index}
          number={index + 1}
          rowLength={rowLength}
          {...row}
          placeholder={index === 0 ? placeholder : undefined}
        />
      ))}
    </ol>
  );
}

/** Gives an empty row the height of a line. */
const EMPTY_LINE = "\u200B";

/** Width of a usual character in each script, in ems: full rows are set to as many of these. */
const CHARACTER = { ltr: 0.53, rtl: 0.42 };

interface RowProps extends ColumnRow {
  number: number;
  rowLength: number;
  placeholder: string | undefined;
}

/** Typing changes one row: the others are compared by their plain values and left alone. */
const Row = memo(function Row({ number, rowLength, placeholder, ...row }: RowProps) {
  const { text, direction, continues } = row;
  const width = rowLength * CHARACTER[direction ?? "ltr"];
  return (
    <li className="grid grid-cols-[1.5rem_1fr] items-baseline">
      <span
        aria-hidden="true"
        className="pe-1.5 text-end font-ui text-caption text-paper-muted tabular-nums leading-none"
      >
        {number}
      </span>
      <span dir={direction} className="text-start">
        <span
          style={{ minInlineSize: `${width}em` }}
          className={cx("inline-block whitespace-pre", continues && "[text-align-last:justify]")}
        >
          {placeholder === undefined ? (
            text || EMPTY_LINE
          ) : (
            <i className="text-paper-muted">{placeholder}</i>
          )}
        </span>
      </span>
    </li>
  );
});
