import { memo, useMemo } from "react";
import type { LineAd } from "./ad-content.ts";
import { rowDirections, type TextDirection } from "./text-direction.ts";

export interface LineSheetProps {
  ad: LineAd;
  heading: string;
  /** Shown while nothing is written. */
  placeholder: string;
}

/** A classified ad in its column: one numbered row for each one that counts. */
export function LineSheet({ ad, heading, placeholder }: LineSheetProps) {
  const { rows, rowLength, minimumRows = 0 } = ad;
  const directions = useMemo(() => rowDirections(rows), [rows]);
  const blank = rows.every(({ text }) => text.trim() === "");
  const missing = Math.max(0, Math.min(minimumRows, MOST_MISSING) - rows.length);
  return (
    <div className="w-max min-w-full bg-paper px-4 pt-3 pb-5 font-paper text-paper-ink shadow-raised">
      <ColumnHead heading={heading} />
      <ol className="mt-3 grid leading-snug" style={{ minInlineSize: `${rowLength}ch` }}>
        {rows.map(({ text }, index) => (
          <Row key={index} number={index + 1} text={text} direction={directions[index]}>
            {blank && index === 0 ? placeholder : undefined}
          </Row>
        ))}
        {Array.from({ length: missing }, (_, index) => (
          <Row key={`missing ${index}`} number={rows.length + index + 1} text="">
            {rows.length === 0 && index === 0 ? placeholder : undefined}
          </Row>
        ))}
      </ol>
    </div>
  );
}

/** Enough for any newspaper's minimum; more is a mistake that should not fill the page. */
const MOST_MISSING = 100;

function ColumnHead({ heading }: { heading: string }) {
  return (
    <div className="border-paper-ink border-t-4 border-double pt-1.5">
      <p
        dir="auto"
        className="border-paper-rule border-b pb-1.5 text-center font-bold font-headline text-body-sm tracking-wide"
      >
        {heading}
      </p>
    </div>
  );
}

interface RowProps {
  number: number;
  text: string;
  direction?: TextDirection | undefined;
  /** Stands where the text will be. */
  children?: string | undefined;
}

const Row = memo(function Row({ number, text, direction, children }: RowProps) {
  return (
    <li className="grid grid-cols-[1.75rem_1fr] items-baseline">
      <span
        aria-hidden="true"
        className="me-2 self-stretch border-paper-rule border-e pe-1.5 text-end font-ui text-caption text-paper-muted tabular-nums"
      >
        {number}
      </span>
      <span dir={direction} className="min-h-[1lh] whitespace-pre text-start">
        {children === undefined ? text : <i className="text-paper-muted">{children}</i>}
      </span>
    </li>
  );
});
