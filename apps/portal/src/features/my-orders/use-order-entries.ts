import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { searchOf } from "@parution/app/lists/list-filter.ts";
import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import type { MenuAction } from "@parution/kit/action-menu";
import { BanIcon, CardIcon, CashIcon, DownloadIcon, EditIcon } from "@parution/kit/icon";
import { useState } from "react";
import { usePayEntry } from "../../shared/account/use-pay-entry.ts";
import { useInvoiceDownload } from "../../shared/orders/use-invoice-download.ts";
import { postToProvider, usePayOrder } from "../../shared/pay-order.ts";
import type { OpenedDialog, OrderWithActions } from "./order-with-actions.ts";

interface OrderEntries {
  /** Called with the reason of a refused action, and its duration or the link that helps. */
  readonly onRefused: (reason: string, way?: Pick<ActionOutcome, "link" | "isBrief">) => void;
  readonly onOpen: (dialog: OpenedDialog) => void;
}

type Entry = (order: OrderWithActions) => MenuAction;

/** Menu entry of each action of an order. */
export function useOrderEntries({ onRefused, onOpen }: OrderEntries) {
  const { t } = useLingui();
  const link = useLink();
  const finalise = useFinalise(onRefused);
  const downloadInvoice = useInvoiceEntry(onRefused);
  const editInvoice: Entry = (order) => ({
    id: "editInvoice",
    label: t`Modifier la facture`,
    icon: EditIcon,
    onSelect: () => onOpen({ what: "editInvoice", order }),
  });
  const showCode: Entry = ({ id }) => ({
    id: "showCode",
    label: t`Voir le code de paiement`,
    icon: CashIcon,
    href: `${link("/paiement-encours")}?commande=${id}`,
  });
  const payOtherwise: Entry = ({ id }) => ({
    id: "payOtherwise",
    label: t`Payer autrement`,
    icon: CardIcon,
    href: link(`/recap-annonce/${id}`),
  });
  const cancel: Entry = (order) => ({
    id: "cancel",
    label: t`Annuler`,
    icon: BanIcon,
    tone: "danger",
    onSelect: () => onOpen({ what: "cancel", order }),
  });
  return { finalise, showCode, payOtherwise, downloadInvoice, editInvoice, cancel };
}

/** Opens the recap, or the card provider for a top-up; shows the reason where payment is refused. */
function useFinalise(onRefused: OrderEntries["onRefused"]): Entry {
  const { t } = useLingui();
  const link = useLink();
  const pay = usePayEntry();
  const topUp = useTopUpPayment(onRefused);
  return ({ id, type, finaliseRefusal, ceilingExceeded, payableFromAds, ad }) => {
    const isTopUp = type.kind === "topup";
    const entry = {
      id: "finalise",
      ...(isTopUp ? { label: t`Payer`, icon: CardIcon } : pay),
    };
    if (finaliseRefusal !== null) {
      const search = searchOf(ad?.reference ? { reference: ad.reference } : {});
      const ads = { label: t`Ouvrir « Mes annonces »`, href: link("/mes-annonces") + search };
      return {
        ...entry,
        onSelect: () =>
          onRefused(
            finaliseRefusal,
            payableFromAds ? { link: ads } : { isBrief: !ceilingExceeded },
          ),
      };
    }
    if (!isTopUp) return { ...entry, href: link(`/recap-annonce/${id}`) };
    return {
      ...entry,
      staysOpen: true,
      onSelect: () => void topUp.pay(id),
      isPending: topUp.paying === id,
      pendingLabel: t`Ouverture du paiement`,
    };
  };
}

function useInvoiceEntry(onRefused: (reason: string) => void): Entry {
  const { t } = useLingui();
  const invoice = useInvoiceDownload(onRefused);
  const [downloading, setDownloading] = useState<number | null>(null);
  return ({ id }) => ({
    id: "downloadInvoice",
    label: t`Télécharger la facture`,
    icon: DownloadIcon,
    staysOpen: true,
    isPending: invoice.pending && downloading === id,
    pendingLabel: t`Préparation de la facture`,
    onSelect: () => {
      setDownloading(id);
      void invoice.download({ orderId: id });
    },
  });
}

/** Pays an open top-up: the browser leaves for the card provider. `onRefused` receives the reason of a refusal. */
function useTopUpPayment(onRefused: (reason: string) => void) {
  const payOrder = usePayOrder();
  const errorText = useErrorText();
  const [paying, setPaying] = useState<number | null>(null);

  async function pay(orderId: number): Promise<void> {
    setPaying(orderId);
    try {
      const { redirection, message } = await payOrder(orderId, "card", null);
      if (redirection !== null) {
        postToProvider(redirection, () => setPaying(null));
        return; // Stays pending: the browser is leaving.
      }
      onRefused(message);
    } catch (error) {
      onRefused(errorText(error));
    }
    setPaying(null);
  }
  return { pay, paying };
}
