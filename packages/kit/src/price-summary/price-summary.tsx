import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import { priceTotal } from "./price-summary.variants.ts";

/** A worded line of the account. Amounts come formatted, with their currency. */
export interface PriceLine {
  label: string;
  /** Left out for a step that only explains. */
  amount?: string;
}

/**
 * How far the figures can be trusted:
 * `current` they match what is asked; `pending` a first or newer price is on its way;
 * `stale` they belong to an earlier state; `unavailable` there is no price to show.
 */
export type PriceSummaryState = "current" | "pending" | "stale" | "unavailable";

export interface PriceSummaryLabels {
  /** Said while a price is on its way. */
  pending: string;
  /** Said when the figures belong to an earlier state. */
  stale: string;
  /** Said, in place of the figures, when there is no price. */
  unavailable: string;
}

export interface PriceSummaryProps {
  /** Heading of the block. */
  title: string;
  /** How the total is reached, in order. */
  steps: readonly PriceLine[];
  total: Required<PriceLine>;
  /** What the total is made of: before tax, tax. */
  split?: readonly Required<PriceLine>[];
  state: PriceSummaryState;
  labels: PriceSummaryLabels;
  /** What follows the total, such as the buttons of the order. */
  children?: ReactNode;
  /** Layout only: margins and placement. */
  className?: string;
}

/** The price and how it is reached. A new total is read out once it has stopped changing. */
export function PriceSummary(props: PriceSummaryProps) {
  const { title, total, state, labels, children, className } = props;
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      aria-busy={state === "pending"}
      className={cx("grid gap-4 text-body text-fg", className)}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={titleId} className="font-headline font-semibold text-heading text-title-sm">
          {title}
        </h2>
        <p className="text-caption text-fg-muted">{stateNote(state, labels)}</p>
      </div>
      {state === "unavailable" ? (
        <p className="text-body-sm text-fg-muted">{labels.unavailable}</p>
      ) : (
        <Account {...props} />
      )}
      <PoliteAnnouncement text={spokenPrice(total, state, labels)} />
      {children}
    </section>
  );
}

function Account({ steps, total, split = [], state }: PriceSummaryProps) {
  return (
    <div className="grid gap-3">
      {steps.length > 0 && <Lines lines={steps} className="text-body-sm text-fg-muted" />}
      <dl className="grid gap-1 border-line border-t pt-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-semibold">{total.label}</dt>
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
        <div key={index} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="min-w-0 break-words">{label}</dt>
          <dd className="ms-auto whitespace-nowrap tabular-nums">{amount}</dd>
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
  total: Required<PriceLine>,
  state: PriceSummaryState,
  labels: PriceSummaryLabels,
): string {
  if (state === "unavailable") return labels.unavailable;
  const sentence = `${total.label} ${total.amount}`;
  return state === "stale" ? `${sentence}. ${labels.stale}` : sentence;
}
