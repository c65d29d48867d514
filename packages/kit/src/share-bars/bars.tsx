import { appearanceOf, fillOf, percent, SeriesPatterns } from "../chart/index.ts";
import { styleRef } from "../style-ref.ts";
import type { Share } from "./shares.ts";

/** A part of a track, from its start. */
export function ShareBar({ share }: { share: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-2.5 h-2 overflow-hidden rounded-pill bg-sunken inset-ring inset-ring-line forced-colors:border"
    >
      <span
        ref={styleRef({ "inline-size": percent(share * 100) })}
        className="block h-full w-0 rounded-pill bg-brand forced-colors:bg-[CanvasText] forced-color-adjust-none"
      />
    </span>
  );
}

interface WholeBarProps {
  items: readonly { id: string }[];
  shares: readonly Share[];
  /** Beginning of the ids of the parts' patterns. */
  patterns: string;
}

/** Each part and where it begins, in hundredths. */
function placed(shares: readonly Share[]): { start: number; width: number }[] {
  let reached = 0;
  return shares.map(({ share }) => {
    const start = reached;
    const width = Math.min((share ?? 0) * 100, 100 - start);
    reached += width;
    return { start, width };
  });
}

/** All parts in a row. */
export function WholeBar({ items, shares, patterns }: WholeBarProps) {
  const places = placed(shares);
  return (
    <div className="overflow-hidden rounded-control bg-sunken inset-ring inset-ring-line">
      <svg aria-hidden="true" className="h-8 w-full rtl:-scale-x-100">
        <SeriesPatterns id={patterns} count={items.length} />
        {items.map(({ id }, index) => {
          const { start = 0, width = 0 } = places[index] ?? {};
          const { className, fill } = fillOf(index, patterns);
          return (
            width > 0 && (
              <rect
                key={id}
                x={percent(start)}
                y="0.75"
                width={percent(width)}
                height="30.5"
                strokeWidth="1.5"
                fill={fill}
                className={`${appearanceOf(index).stroke} ${className}`}
              />
            )
          );
        })}
      </svg>
    </div>
  );
}
