import {
  BanIcon,
  CashIcon,
  CheckCircleIcon,
  ClockIcon,
  ErrorIcon,
  type IconProps,
  InfoIcon,
  WalletIcon,
} from "@parution/kit/icon";
import type { ComponentType } from "react";
import type { Outcome } from "./outcome.ts";

export interface OutcomeVariant {
  readonly icon: ComponentType<IconProps>;
  readonly className: string;
}

const good = "bg-success-soft text-on-success-soft";
const bad = "bg-danger-soft text-on-danger-soft";
const open = "bg-info-soft text-on-info-soft";
const late = "bg-warning-soft text-on-warning-soft";

/** Icon and tone of each outcome, as in its text. */
export const outcomeVariants: Readonly<Record<Outcome | "unknown", OutcomeVariant>> = {
  paid: { icon: CheckCircleIcon, className: good },
  processing: { icon: CheckCircleIcon, className: good },
  refused: { icon: ErrorIcon, className: bad },
  abandoned: { icon: ErrorIcon, className: bad },
  waiting: { icon: ClockIcon, className: open },
  cash: { icon: CashIcon, className: open },
  expired: { icon: ClockIcon, className: late },
  credited: { icon: WalletIcon, className: late },
  unpaid: { icon: InfoIcon, className: late },
  cancelled: { icon: BanIcon, className: bad },
  unknown: { icon: InfoIcon, className: open },
};
