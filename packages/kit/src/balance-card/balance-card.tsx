import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { ErrorIcon, WalletIcon, WarningIcon } from "../icon/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import type { RootProps } from "../root-props.ts";

export interface BalanceCardLabels {
  /** Stands for an amount that is not known. */
  unknown: string;
  /** Said of an amount below zero. */
  negative: string;
}

export interface BalanceCardProps extends RootProps<"div"> {
  /** Label of the amount, such as "Balance" or "Term balance". */
  label: string;
  /** The amount in any unit that `format` words; `null` while it is not known. */
  amount: number | null;
  /** Words an amount, with its currency. */
  format: (amount: number) => string;
  /** Credit that was given and not bought; shown when it is above zero. */
  free?: { label: string; amount: number } | undefined;
  /** Says of an amount under `below` that little is left. */
  low?: { label: string; below: number } | undefined;
  /** Link or button that tops up the balance. */
  action?: ReactNode;
  /** Words that the component says itself. */
  labels: BalanceCardLabels;
}

/** Level of a balance. */
type BalanceState = "enough" | "low" | "negative" | "unknown";

/** The state of an amount; `lowBelow` is the first amount that is not low, and none means that none is. */
export function balanceState(amount: number | null, lowBelow?: number): BalanceState {
  if (amount === null || !Number.isFinite(amount)) return "unknown";
  if (amount < 0) return "negative";
  return lowBelow !== undefined && amount < lowBelow ? "low" : "enough";
}

/** The frame, in the newspaper's own soft colour: it is the one figure that stands out. */
const balanceFrame = cva(
  "grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 rounded-card border border-transparent bg-brand-soft p-4 text-on-brand-soft",
);

/** The figure; a longer one is set smaller before it breaks. */
const balanceAmount = cva("font-headline font-semibold tabular-nums leading-tight wrap-anywhere", {
  variants: {
    known: { true: "text-title", false: "text-title-sm" },
  },
});

/** Note about the balance, on a ground of its own tone. */
const balanceNote = cva(
  "inline-flex w-fit max-w-full items-start gap-1.5 rounded-control border border-transparent px-2 py-1 font-medium text-caption",
  {
    variants: {
      state: {
        low: "bg-warning-soft text-on-warning-soft",
        negative: "bg-danger-soft text-on-danger-soft",
      },
    },
  },
);

/** Balance of an account. A change is announced once the figure is stable. */
export function BalanceCard(props: BalanceCardProps) {
  const { label, amount, format, free, low, action, labels, className, ...root } = props;
  const state = balanceState(amount, low?.below);
  const known = amount !== null && state !== "unknown";
  const text = known ? format(amount) : labels.unknown;
  return (
    <div {...root} data-state={state} className={cx(balanceFrame(), className)}>
      <dl className="grid gap-3">
        <div className="grid gap-1">
          <dt className="flex items-center gap-2 text-body-sm">
            <WalletIcon />
            {label}
          </dt>
          <dd className={balanceAmount({ known })}>{text}</dd>
          {state === "negative" && <Note state={state}>{labels.negative}</Note>}
          {state === "low" && low && <Note state={state}>{low.label}</Note>}
        </div>
        {free && free.amount > 0 && (
          <div className="flex flex-wrap justify-between gap-x-4 border-current/25 border-t pt-3 text-body-sm">
            <dt>{free.label}</dt>
            <dd className="font-semibold tabular-nums">{format(free.amount)}</dd>
          </div>
        )}
      </dl>
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
      <PoliteAnnouncement text={`${label} ${text}`} />
    </div>
  );
}

function Note({ state, children }: { state: "low" | "negative"; children: string }) {
  const Icon = state === "low" ? WarningIcon : ErrorIcon;
  return (
    <dd className={balanceNote({ state })}>
      <Icon className="mt-[0.15em] size-3.5" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </dd>
  );
}
