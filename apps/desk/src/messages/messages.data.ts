import { useLingui } from "@lingui/react/macro";
import type { CallAnswer } from "@parution/contract/call";
import type { readMessage } from "@parution/contract/messages";
import { ArchiveIcon, BanIcon, CheckCircleIcon, ClockIcon } from "@parution/kit/icon";
import type { StatusVariant } from "@parution/kit/status-badge";

export type Message = CallAnswer<typeof readMessage>;

export const MESSAGE_STATES = ["waiting", "answered", "closed", "spam"] as const;

/** Appearance of each state. */
export function useMessageStates(): Readonly<Record<Message["state"], StatusVariant>> {
  const { t } = useLingui();
  return {
    waiting: { tone: "warning", icon: ClockIcon, label: t`En attente` },
    answered: { tone: "success", icon: CheckCircleIcon, label: t`Répondu` },
    closed: { tone: "neutral", icon: ArchiveIcon, label: t`Clos` },
    spam: { tone: "neutral", icon: BanIcon, label: t`Indésirable` },
  };
}
