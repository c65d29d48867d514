import { cx } from "class-variance-authority";
import type { ComponentType, ReactNode } from "react";
import type { IconProps } from "../icon/index.ts";
import { Link } from "../link/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { Skeleton } from "../skeleton/index.ts";
import { statisticVariants } from "./statistic.variants.ts";
import { type StatisticTrend, Trend } from "./trend.tsx";

/** An unknown figure: a dash, and for screen readers what it means. */
export interface UnknownFigure {
  /** In words: «unknown». */
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
          <Figure {...{ value, isPending, pendingLabel }} />
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
