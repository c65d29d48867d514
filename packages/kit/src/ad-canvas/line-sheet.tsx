import { cx } from "class-variance-authority";
import { memo, useMemo, useRef } from "react";
import type { TextDirection } from "../language/index.ts";
import { styleRef } from "../style-ref.ts";
import type { AdRow, LineAd } from "./ad-content.ts";
import { useRowFits } from "./row-fits.ts";
import { columnMeasure, isBlank, isTooLong } from "./row-measure.ts";
import { useRowNames } from "./row-names.ts";

export interface LineSheetProps {
  ad: LineAd;
  /** Shown while nothing is written. */
  placeholder: string;
}

/** Room for a row's number, in rem. */
const GUTTER = 1.5;

/** A size that does not hang on what is in it: the browser sets a changed row without looking at the page around it. */
const CONTAINED = "size layout";

/**
 * A classified ad in its column: one numbered row for each one that counts. The column's width and height are
 * reckoned, not found by setting every row, and the numbers stand still at the rows' beginning: what a keystroke costs
 * does not grow with the ad.
 */
export function LineSheet({ ad, placeholder }: LineSheetProps) {
  const { rows, rowLength } = ad;
  const list = useRef<HTMLOListElement>(null);
  const measure = useMemo(() => columnMeasure(rows, ad), [rows, ad]);
  const fits = useRowFits(list, rows, measure, ad);
  const names = useRowNames(rows);
  const blank = isBlank(rows);
  /** True where each row takes one line, so that a row's position gives its number. */
  const even = !rows.some(({ text }) => isTooLong(text, rowLength));
  const setSize = styleRef({
    contain: even ? CONTAINED : undefined,
    "block-size": even ? `${rows.length}lh` : undefined,
  });
  return (
    <div
      dir={rows[0]?.direction}
      ref={styleRef({ "inline-size": `calc(${GUTTER}rem + ${measure}em)` })}
      className="relative leading-snug [text-rendering:geometricPrecision]"
    >
      {even && <RowNumbers count={rows.length} />}
      <ol
        ref={(element) => {
          list.current = element;
          setSize(element);
        }}
        className="ps-6"
      >
        {rows.map((row, index) => (
          <Row
            key={names[index]}
            number={even ? undefined : index + 1}
            breaks={!even && isTooLong(row.text, rowLength)}
            text={row.text}
            direction={row.direction}
            scale={fits[index]?.scale}
            wordSpacing={fits[index]?.wordSpacing}
            placeholder={blank && index === 0 ? placeholder : undefined}
          />
        ))}
      </ol>
    </div>
  );
}

/** Gives an empty row the height of a line. */
const EMPTY_LINE = "\u200B";

interface RowProps {
  text: AdRow["text"];
  direction: TextDirection | undefined;
  /** Row number, where rows differ in height. */
  number: number | undefined;
  /** True where the row exceeds the maximum length and continues below. */
  breaks: boolean;
  scale: number | undefined;
  wordSpacing: number | undefined;
  placeholder: string | undefined;
}

/** Typing changes a row or a few: the others are compared by their plain values and left alone. */
const Row = memo(function Row(row: RowProps) {
  const { text, direction, number, breaks, scale, wordSpacing, placeholder } = row;
  return (
    <li className={cx("block", number !== undefined && "relative")}>
      {number !== undefined && <RowNumber number={number} />}
      <span dir={direction} className="block text-start">
        <span
          className={cx(
            "inline-block",
            breaks ? "whitespace-pre-wrap wrap-anywhere" : "whitespace-pre",
          )}
          style={{
            ...(scale !== undefined && {
              transform: `scaleX(${scale})`,
              transformOrigin: direction === "rtl" ? "right" : "left",
            }),
            ...(wordSpacing !== undefined && { wordSpacing: `${wordSpacing}em` }),
          }}
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

/** Classes of a row's number: one line of the ad high, whatever the size of its figures. */
const NUMBER =
  "pointer-events-none absolute w-6 pe-1.5 text-end font-ui text-caption text-paper-muted tabular-nums leading-[1lh]";

/** The number of a row that bears it itself, in the room before it. */
function RowNumber({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className={cx(NUMBER, "-start-6 overflow-hidden")}>
      {number}
    </span>
  );
}

/** Count of numbers written at once: they change only when a text outgrows them. */
const STEP = 50;

/** The numbers of rows of one line each, whichever row stands beside them; those beyond the last are not painted. */
const RowNumbers = memo(function RowNumbers({ count }: { count: number }) {
  const length = Math.ceil(count / STEP) * STEP;
  return (
    <div
      aria-hidden="true"
      className={cx(NUMBER, "inset-y-0 start-0 whitespace-pre [contain:strict]")}
    >
      {Array.from({ length }, (_, index) => index + 1).join("\n")}
    </div>
  );
});
