import { cva, cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { type RootProps, rootOf } from "../root-props.ts";
import { useDifference } from "./use-difference.ts";

/** The total, in words and, where changes are announced, as a number. */
export interface PriceTotal extends Required<PriceLine> {
  /** The same amount as a number, in any unit that `labels.difference` words. */
  value?: number | undefined;
}

/** A worded line of the account. Amounts come formatted, with their currency. */
export interface PriceLine {
  label: string;
  /** Left out for a step that only explains. */
  amount?: string;
}

/**
 * Validity of the figures: `current` they match the request; `pending` a first or newer price is loading; `stale`
 * they belong to an earlier request; `unavailable` there is no price.
 */
export type PriceSummaryState = "current" | "pending" | "stale" | "unavailable";

export interface PriceSummaryLabels {
  /** Announcement while a price is loading. */
  pending: string;
  /** Said when the figures belong to an earlier state. */
  stale: string;
  /** Said, in place of the figures, when there is no price. */
  unavailable: string;
  /**
   * Words how much the total has changed, such as "61,20 DH more"; negative when it has fallen. It is shown
   * and read out with the new total, and needs `total.value`.
   */
  difference?: ((difference: number) => string) | undefined;
}

export interface PriceSummaryProps extends RootProps<"section"> {
  /** Heading of the block. */
  title: string;
  /** Steps of the calculation, in order; empty where the total is enough. */
  steps: readonly PriceLine[];
  total: PriceTotal;
  /** Composition of the total: before tax, tax. */
  split?: readonly Required<PriceLine>[];
  /** Validity of the figures. */
  state: PriceSummaryState;
  /** Level of the title among the page's headings; 2 by default. */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Words that the component says itself. */
  labels: PriceSummaryLabels;
  /** Content after the total, such as the order's buttons. */
  children?: ReactNode;
}

/** The price and how it is reached. A new total is read out, with the difference, once it has stopped changing; the difference leaves five seconds later. */
export function PriceSummary(props: PriceSummaryProps) {
  const { title, total, state, labels, children, className } = props;
  const Title = `h${props.headingLevel ?? 2}` as const;
  const titleId = useId();
  const { change, isRead } = useDifference(
    total.label,
    state === "unavailable" ? undefined : total.value,
  );
  const difference = change === 0 ? undefined : labels.difference?.(change);
  return (
    <section
      {...rootOf<"section">(props)}
      aria-labelledby={titleId}
      aria-busy={state === "pending"}
      className={cx("grid gap-4 text-body text-fg", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Title id={titleId} className="font-headline font-semibold text-heading text-title-sm">
          {title}
        </Title>
        <p className="min-h-lh text-caption text-fg-muted tabular-nums">
          {stateNote(state, labels) ?? (isRead ? undefined : difference)}
        </p>
      </div>
      {state === "unavailable" ? (
        <p className="text-body-sm text-fg-muted">{labels.unavailable}</p>
      ) : (
        <Account {...props} />
      )}
      <PoliteAnnouncement text={spokenPrice(props, difference)} />
      {children}
    </section>
  );
}

const priceTotal = cva(
  "ms-auto min-w-0 text-end font-headline font-semibold text-title tabular-nums wrap-anywhere transition-opacity duration-base ease-standard motion-reduce:transition-none",
  {
    variants: {
      state: {
        current: "text-heading",
        pending: "animate-pulse text-fg-muted motion-reduce:animate-none",
        stale: "text-fg-muted line-through decoration-1",
        unavailable: "",
      },
    },
  },
);

function Account({ steps, total, split = [], state }: PriceSummaryProps) {
  return (
    <div className="grid gap-3">
      {steps.length > 0 && <Lines lines={steps} className="text-body-sm text-fg-muted" />}
      <dl className="grid gap-1 border-line border-t pt-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="min-w-0 font-semibold wrap-anywhere">{total.label}</dt>
          <dd className={priceTotal({ state })}>{total.amount}</dd>
        </div>
      </dl>
      {split.length > 0 && <Lines lines={split} className="text-caption text-fg-muted" />}
    </div>
  );
}

function Lines({ lines, className }: { lines: readonly PriceLine[]; className: string }) {
  return (
    <dl className={cx("grid gap-1.5", className)}>
      {lines.map(({ label, amount }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place in the reckoning alone.
          key={index}
          className="flex flex-wrap items-baseline justify-between gap-x-4"
        >
          <dt className="min-w-0 wrap-anywhere">{label}</dt>
          <dd className="ms-auto min-w-0 text-end tabular-nums wrap-anywhere">{amount}</dd>
        </div>
      ))}
    </dl>
  );
}

function stateNote(state: PriceSummaryState, labels: PriceSummaryLabels): string | undefined {
  if (state === "pending") return labels.pending;
  return state === "stale" ? labels.stale : undefined;
}

function spokenPrice(
  { total, state, labels }: PriceSummaryProps,
  difference: string | undefined,
): string {
  if (state === "unavailable") return labels.unavailable;
  const sentences = [`${total.label} ${total.amount}`, difference];
  if (state === "stale") sentences.push(labels.stale);
  return sentences.filter(Boolean).join(". ");
}
