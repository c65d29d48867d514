import { appearanceOf, fillOf } from "./series-appearance.tsx";

/** Shape of a series. */
export type SwatchKind = "bar" | "line";

interface SwatchProps {
  /** Shape, as in the chart. */
  kind: SwatchKind;
  /** Place of the series among them. */
  index: number;
  /** Beginning of the chart's pattern ids. */
  patterns: string;
}

/** A piece of a series beside its name. */
export function Swatch({ kind, index, patterns }: SwatchProps) {
  const { stroke, dashes, mark } = appearanceOf(index);
  if (kind === "line") {
    return (
      <svg aria-hidden="true" viewBox="-14 -7 28 14" className="h-3.5 w-7 shrink-0">
        <path d="M-14 0h28" strokeWidth="2" strokeDasharray={dashes} className={stroke} />
        <path d={mark} strokeWidth="2" className={`${stroke} fill-surface`} />
      </svg>
    );
  }
  const { className, fill } = fillOf(index, patterns);
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 shrink-0">
      <rect
        x="1"
        y="1"
        width="14"
        height="14"
        rx="2"
        strokeWidth="1.5"
        fill={fill}
        className={`${stroke} ${className}`}
      />
    </svg>
  );
}
