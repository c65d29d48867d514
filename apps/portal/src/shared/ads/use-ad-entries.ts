import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import type { MenuAction } from "@parution/kit/action-menu";
import {
  BanIcon,
  CashIcon,
  CopyIcon,
  EditIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  GlobeIcon,
  NewspaperIcon,
} from "@parution/kit/icon";
import type { AdAction } from "@parution/rules/ads";
import type { PayEntry } from "../account/use-pay-entry.ts";
import { type AdWithActions, adPath } from "./ad-with-actions.ts";

/** Actions that ask for confirmation. */
export type AskingAction = "cancel" | "duplicate" | "deactivate" | "reactivate" | "dailyPdf";

interface EntryHandlers {
  pay: PayEntry;
  onAsk: (action: AskingAction) => void;
  /** Called with the reason why the ad cannot be paid. */
  onRefused: (reason: string) => void;
  certificate: { readonly pending: boolean; readonly onSelect: () => void };
}

/** Menu entries of an ad's actions. */
export function useAdEntries(ad: AdWithActions, handlers: EntryHandlers): readonly MenuAction[] {
  const { t } = useLingui();
  const link = useLink();
  const { pay, onAsk, onRefused, certificate } = handlers;
  const asks = (id: AskingAction) => ({ id, onSelect: () => onAsk(id) });
  const { finaliseRefusal } = ad;
  const entries: Readonly<Record<AdAction, MenuAction>> = {
    details: {
      id: "details",
      label: t`Détails`,
      icon: EyeIcon,
      href: link(adPath(ad)),
    },
    duplicate: { ...asks("duplicate"), label: t`Dupliquer`, icon: CopyIcon },
    deactivate: { ...asks("deactivate"), label: t`Désactiver`, icon: EyeOffIcon },
    reactivate: { ...asks("reactivate"), label: t`Réactiver`, icon: GlobeIcon },
    certificate: {
      id: "certificate",
      label: t`Attestation`,
      icon: FileIcon,
      staysOpen: true,
      isPending: certificate.pending,
      pendingLabel: t`Préparation de l’attestation`,
      onSelect: certificate.onSelect,
    },
    dailyPdf: { ...asks("dailyPdf"), label: t`PDF du journal`, icon: NewspaperIcon },
    modify: {
      id: "modify",
      label: t`Modifier`,
      icon: EditIcon,
      href: link(`/modification-annonce/${ad.id}`),
    },
    showCode: {
      id: "showCode",
      label: t`Voir le code de paiement`,
      icon: CashIcon,
      href: `${link("/paiement-encours")}?commande=${ad.orderId}`,
    },
    finalise: {
      id: "finalise",
      icon: pay.icon,
      label: ad.paymentMethod === "cashPartner" ? t`Payer autrement` : pay.label,
      ...(finaliseRefusal === null
        ? { href: link(`/recap-annonce/${ad.orderId}`) }
        : { onSelect: () => onRefused(finaliseRefusal) }),
    },
    cancel: { ...asks("cancel"), label: t`Annuler`, icon: BanIcon, tone: "danger", apart: true },
  };
  return ad.actions.map((action) => entries[action]);
}
