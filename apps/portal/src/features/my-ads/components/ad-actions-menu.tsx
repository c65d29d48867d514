import { useLingui } from "@lingui/react/macro";
import { ActionMenu } from "@parution/kit/action-menu";
import { BanIcon, CardIcon, EditIcon, MoreIcon } from "@parution/kit/icon";
import { adActions } from "@parution/rules/ads";
import { useBusiness, useStanding } from "../../../shared/account/use-account.ts";
import { usePublisherZone } from "../../../shared/clock/publisher-zone.ts";
import { serverNow } from "../../../shared/clock/server-clock.ts";
import { useLink } from "../../../shared/links/links.tsx";
import type { MyAd } from "../api/use-my-ads.ts";

interface AdActionsMenuProps {
  ad: MyAd;
  onCancel: () => void;
  /** Called with the reason why the ad cannot be paid any more, or not now. */
  onRefused: (reason: string) => void;
}

/** What the action table offers for an ad (specification 2, point 4), among the pages that exist. */
export function AdActionsMenu({ ad, onCancel, onRefused }: AdActionsMenuProps) {
  const { t } = useLingui();
  const link = useLink();
  const zone = usePublisherZone();
  const standing = useStanding();
  const { data: business } = useBusiness();
  if (standing === null || business === undefined) return null;

  const account = { ...standing, ceilingExceeded: business.ceiling.exceeded };
  const subject = { ...ad, fixedPrice: ad.support.fixedPrice };
  const { offered, finaliseRefusal } = adActions(subject, account, { now: serverNow(), zone });
  const reasons = {
    ceiling: business.ceiling.message ?? t`Plafond dépassé`,
    "date-passed": t`La date de parution est dépassée`,
  };
  const actions = [
    offered.includes("finalise") && {
      id: "finalise",
      label: t`Payer`,
      icon: CardIcon,
      ...(finaliseRefusal === null
        ? { href: link(`/recap-annonce/${ad.orderId}`) }
        : { onSelect: () => onRefused(reasons[finaliseRefusal]) }),
    },
    offered.includes("modify") && {
      id: "modify",
      label: t`Modifier`,
      icon: EditIcon,
      href: link(`/modification-annonce/${ad.id}`),
    },
    offered.includes("cancel") && {
      id: "cancel",
      label: t`Annuler`,
      icon: BanIcon,
      tone: "danger" as const,
      onSelect: onCancel,
    },
  ].filter((action) => action !== false);
  if (actions.length === 0) return null;
  return (
    <ActionMenu
      label={t`Actions`}
      trigger={<MoreIcon />}
      triggerLabel={t`Actions pour ${ad.title}`}
      shape="icon"
      actions={actions}
    />
  );
}
