import { cva, cx, type VariantProps } from "class-variance-authority";
import type { RootProps } from "../root-props.ts";

const ringArc = cva(
  "fill-none transition-[stroke-dashoffset] duration-base ease-standard motion-reduce:transition-none forced-colors:stroke-[Highlight]",
  {
    variants: {
      level: {
        ok: "stroke-ring-ok",
        near: "stroke-ring-near",
        over: "stroke-ring-over",
      },
    },
  },
);

/** Level of the count: room left, nearly full, nothing left. */
export type RingLevel = NonNullable<VariantProps<typeof ringArc>["level"]>;

export interface LineRingProps extends RootProps<"div"> {
  /** Accessible name of the measure. */
  label: string;
  /** The measure in words, such as "12 lines of 90, 78 remaining". */
  valueText: string;
  /** Number used. */
  count: number;
  /** Maximum. */
  limit: number;
  /** Decided by the caller, so that another newspaper can warn earlier: `ok`, `near` or `over`. */
  level: RingLevel;
  /** Short figure in the middle; by default the count, which a ring has room for up to 9999. */
  figure?: string;
}

/**
 * Share of the ring that is filled, from 0 to 1. A count below zero leaves it empty, one over the
 * limit fills it; so does a limit that leaves no room at all.
 */
export function ringShare(count: number, limit: number): number {
  if (!(count > 0)) return 0;
  if (!(limit > 0)) return 1;
  return Math.min(count / limit, 1);
}

/** The count as the ring shows it: nothing below zero, and no more figures than fit. */
export function ringFigure(count: number): string {
  if (Number.isNaN(count)) return "–";
  return count > 9999 ? "9999+" : String(Math.max(0, Math.trunc(count)));
}

const RADIUS = 20;
/** The arc is measured in hundredths, whatever its radius. */
const FULL = 100;

/** A ring that fills up as a limit comes near. It informs and never stops anyone from typing. */
export function LineRing({
  label,
  valueText,
  count,
  limit,
  level,
  figure = ringFigure(count),
  className,
  ...root
}: LineRingProps) {
  const share = ringShare(count, limit);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> draws itself, whatever stands in it.
    <div
      {...root}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={FULL}
      aria-valuenow={Math.round(share * FULL)}
      aria-valuetext={valueText}
      data-level={level}
      className={cx("relative inline-grid size-14 shrink-0 place-items-center", className)}
    >
      <Ring share={share} level={level} />
      <span aria-hidden="true" className="relative font-semibold text-body-sm text-fg tabular-nums">
        {figure}
      </span>
      {level !== "ok" && <LevelMark level={level} />}
    </div>
  );
}

function Ring({ share, level }: { share: number; level: RingLevel }) {
  const circle = { cx: 24, cy: 24, r: RADIUS, strokeWidth: 4 };
  return (
    <svg
      viewBox="0 0 48 48"
      aria-hidden="true"
      className={cx("absolute inset-0 size-full -rotate-90", level !== "ok" && roomForMark)}
    >
      <circle {...circle} className="fill-none stroke-ring-track" />
      <circle
        {...circle}
        pathLength={FULL}
        strokeDasharray={FULL}
        strokeDashoffset={FULL * (1 - share)}
        strokeLinecap={share > 0 && share < 1 ? "round" : "butt"}
        className={ringArc({ level })}
      />
    </svg>
  );
}

/** Cuts the ring open around its mark. The ring is turned: its end is at the bottom, from right to left at the top. */
const roomForMark = cx(
  "mask-[radial-gradient(circle_at_calc(100%-0.5rem)_calc(100%-0.375rem),transparent_0.75rem,black_calc(0.75rem+0.5px))]",
  "rtl:mask-[radial-gradient(circle_at_calc(100%-0.5rem)_0.375rem,transparent_0.75rem,black_calc(0.75rem+0.5px))]",
);

/** Level as a shape, for users who cannot distinguish the colours. */
function LevelMark({ level }: { level: Exclude<RingLevel, "ok"> }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" className="-end-1 -top-1 absolute size-5">
      {level === "over" ? (
        <rect x="2" y="2" width="16" height="16" rx="4" className="fill-ring-over" />
      ) : (
        <path d="M10 1.500 19 18H1Z" className="fill-ring-near" />
      )}
      <path
        d="M10 6.500v5M10 14.700v.1"
        strokeWidth="2.2"
        strokeLinecap="round"
        className="fill-none stroke-surface"
      />
    </svg>
  );
}
