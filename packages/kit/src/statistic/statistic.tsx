import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentType, ReactNode } from "react";
import { ArrowUpIcon, type IconProps, MinusIcon } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { Skeleton } from "../skeleton/index.ts";

/** An unknown figure: a dash, and for screen readers what it means. */
export interface UnknownFigure {
  /** Words for an unknown figure: «unknown». */
  unknown: string;
}

export interface StatisticProps extends RootProps<"div"> {
  /** Label of the figure. */
  label: ReactNode;
  /** The figure, written as the reader's language writes it, or what to say where none is known. */
  value: Exclude<ReactNode, null | undefined | boolean> | UnknownFigure;
  /** Trend of the figure, and its period. */
  trend?: StatisticTrend | undefined;
  /** Note, such as a share or a comparison. */
  note?: ReactNode;
  /** Icon before the label, decorative. */
  icon?: ComponentType<IconProps> | undefined;
  /** `brand` for the one figure that matters most on the screen. */
  emphasis?: "plain" | "brand";
  /** Address of the figure's source: the label becomes a link, and the whole tile its target. */
  href?: string | undefined;
  /** Link or button. */
  action?: ReactNode;
  /** Pending state, announced, with the size of the tile. */
  isPending?: boolean | undefined;
  /** Announced while `isPending`. */
  pendingLabel?: string | undefined;
}

function isUnknown(value: StatisticProps["value"]): value is UnknownFigure {
  return typeof value === "object" && "unknown" in value;
}

function Figure({
  value,
  isPending,
  pendingLabel,
}: Pick<StatisticProps, "value" | "isPending" | "pendingLabel">) {
  if (isPending) {
    return (
      <>
        <span role="status" className="sr-only">
          {pendingLabel}
        </span>
        <Skeleton className="h-[1lh]" shape="title" />
      </>
    );
  }
  const missing = isUnknown(value);
  if (!missing && value !== "") return value;
  return (
    <>
      <span aria-hidden="true">—</span>
      {missing && <span className="sr-only">{value.unknown}</span>}
    </>
  );
}

/** The tile. */
const statisticVariants = cva("relative flex min-w-0 flex-col gap-3 rounded-card border p-4", {
  variants: {
    emphasis: {
      plain: "border-line bg-surface text-fg",
      brand:
        "border-transparent bg-brand-soft text-on-brand-soft forced-colors:border-[CanvasText]",
    },
    link: { true: "transition-colors duration-fast hover:border-line-strong", false: "" },
  },
  defaultVariants: { emphasis: "plain", link: false },
});

/** One figure that counts, such as a balance, with its name. */
export function Statistic(props: StatisticProps) {
  const { label, value, trend, note, icon: Icon, href, action } = props;
  const { isPending = false, pendingLabel, emphasis = "plain", className } = props;
  return (
    <div
      {...rootOf<"div">(props)}
      aria-busy={isPending || undefined}
      className={cx(statisticVariants({ emphasis, link: href !== undefined }), className)}
    >
      <dl className="flex min-w-0 flex-col gap-0.5">
        <dt className="flex min-h-target min-w-0 items-center gap-2 text-body-sm wrap-anywhere">
          {Icon && <Icon />}
          {href === undefined ? (
            label
          ) : (
            <Link
              variant="standalone"
              href={href}
              className="after:absolute after:inset-0 after:rounded-card"
            >
              {label}
            </Link>
          )}
        </dt>
        <dd className="text-title font-semibold tabular-nums wrap-anywhere">
          <Figure value={value} isPending={isPending} pendingLabel={pendingLabel} />
        </dd>
        {trend && !isPending && (
          <dd>
            <Trend {...trend} tone={emphasis === "brand" ? "neutral" : trend.tone} />
          </dd>
        )}
        {note && <dd className="text-body-sm wrap-anywhere">{isPending ? <Skeleton /> : note}</dd>}
      </dl>
      {action && <div className="relative z-1 flex flex-wrap gap-2 self-start">{action}</div>}
    </div>
  );
}

/** Trend, on either ground. */
const trendVariants = cva("flex items-start gap-1.5 text-body-sm font-medium", {
  variants: {
    tone: { success: "text-success", danger: "text-danger", neutral: "" },
  },
});

/** Tone of a trend. */
type TrendTone = NonNullable<VariantProps<typeof trendVariants>["tone"]>;

/** Trend of a figure. */
export interface StatisticTrend {
  direction: "up" | "down" | "level";
  /** The movement in words, its direction too: «12 % more than last year». */
  label: string;
  /** Tone; `neutral` by default, and on the emphasised tile. */
  tone?: TrendTone | undefined;
}

/** A movement in words, with an arrow that agrees with them. */
function Trend({ direction, label, tone = "neutral" }: StatisticTrend) {
  const Icon = direction === "level" ? MinusIcon : ArrowUpIcon;
  return (
    <span className={trendVariants({ tone })}>
      <Icon className={cx("mt-[0.2em] size-4 shrink-0", direction === "down" && "rotate-180")} />
      <span className="min-w-0 wrap-anywhere">{label}</span>
    </span>
  );
}
