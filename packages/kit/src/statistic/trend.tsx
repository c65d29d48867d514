import { cx } from "class-variance-authority";
import { ArrowUpIcon, MinusIcon } from "../icon/index.ts";
import { type TrendTone, trendVariants } from "./statistic.variants.ts";

/** Trend of a figure. */
export interface StatisticTrend {
  direction: "up" | "down" | "level";
  /** The movement in words, its direction too: «12 % more than last year». */
  label: string;
  /** Tone; `neutral` by default, and on the emphasised tile. */
  tone?: TrendTone | undefined;
}

/** A movement in words, with an arrow that agrees with them. */
export function Trend({ direction, label, tone = "neutral" }: StatisticTrend) {
  const Icon = direction === "level" ? MinusIcon : ArrowUpIcon;
  return (
    <span className={trendVariants({ tone })}>
      <Icon className={cx("mt-[0.2em] size-4 shrink-0", direction === "down" && "rotate-180")} />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </span>
  );
}
