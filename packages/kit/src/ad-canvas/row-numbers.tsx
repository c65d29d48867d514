import { cx } from "class-variance-authority";
import { memo } from "react";

/** Classes of a row's number: one line of the ad high, whatever the size of its figures. */
const NUMBER =
  "pointer-events-none absolute start-0 w-6 pe-1.5 text-end font-ui text-caption text-paper-muted tabular-nums leading-[1lh]";

/** The number of a row that bears it itself. */
export function RowNumber({ number }: { number: number }) {
  return (
    <span aria-hidden="true" className={cx(NUMBER, "overflow-hidden")}>
      {number}
    </span>
  );
}

/** As many numbers as are written at once: they change only when a text outgrows them. */
const STEP = 50;

/** The numbers of rows of one line each, whichever row stands beside them; those beyond the last are not painted. */
export const RowNumbers = memo(function RowNumbers({ count }: { count: number }) {
  const length = Math.ceil(count / STEP) * STEP;
  return (
    <div aria-hidden="true" className={cx(NUMBER, "inset-y-0 whitespace-pre [contain:strict]")}>
      {Array.from({ length }, (_, index) => index + 1).join("\n")}
    </div>
  );
});
