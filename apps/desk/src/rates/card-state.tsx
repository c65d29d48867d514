import { useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "@parution/contract/call";
import type { readRateCards } from "@parution/contract/rate-cards";
import { ArchiveIcon, BanIcon, CheckCircleIcon, ClockIcon } from "@parution/kit/icon";
import { StatusBadge } from "@parution/kit/status-badge";
import type { ComponentProps } from "react";

type Card = CallAnswer<typeof readRateCards>["cards"][number];

/** State of a rate card. */
export function CardState({ state }: Pick<Card, "state">) {
  const { t } = useLingui();
  const states: ComponentProps<typeof StatusBadge<Card["state"]>>["variants"] = {
    inForce: { tone: "success", icon: CheckCircleIcon, label: t`En vigueur` },
    scheduled: { tone: "info", icon: ClockIcon, label: t`Prévue` },
    past: { tone: "neutral", icon: ArchiveIcon, label: t`Passée` },
    withdrawn: { tone: "neutral", icon: BanIcon, label: t`Retirée` },
  };
  return <StatusBadge variants={states} status={state} />;
}

/** Name of a rate card; the prices before the first one have none of their own. */
export function useCardName(): (card: Pick<Card, "label" | "validFrom">) => string {
  const { t } = useLingui();
  return ({ label, validFrom }) => (validFrom === null ? t`Prix d’ouverture` : label);
}
