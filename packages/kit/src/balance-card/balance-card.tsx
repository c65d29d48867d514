import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { ErrorIcon, WalletIcon, WarningIcon } from "../icon/index.ts";
import { PoliteAnnouncement } from "../polite-announcement/index.ts";
import type { RootProps } from "../root-props.ts";
import { balanceAmount, balanceFrame, balanceNote } from "./balance-card.variants.ts";
import { balanceState } from "./balance-state.ts";

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
