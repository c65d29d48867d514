import { useLingui } from "@lingui/react/macro";
import type { MenuAction } from "@parution/kit/action-menu";
import { BanIcon, CardIcon, DownloadIcon, EditIcon } from "@parution/kit/icon";
import { type ReactNode, useState } from "react";
import { useInvoiceDownload } from "../../../shared/invoices/use-invoice-download.ts";
import { useLink } from "../../../shared/links/links.tsx";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import type { ListedOrder } from "../../../shared/orders/listed-order.ts";
import { OrderDialogs } from "./order-dialogs.tsx";
import { useTopUpPayment } from "./use-top-up-payment.ts";

/** What the acts need to know of an order, in a list or alone. */
export type ActedOrder = Pick<
  ListedOrder,
  "id" | "reference" | "type" | "actions" | "finaliseRefusal"
>;

/** A popup that an act opens. */
export interface OpenedDialog {
  readonly what: "cancel" | "editInvoice";
  readonly order: ActedOrder;
}

interface OrderActs {
  /** What can be done with an order, as the server says. */
  readonly entriesOf: (order: ActedOrder) => MenuAction[];
  /** The popup that is open, if any. */
  readonly dialogs: ReactNode;
}

/** The acts on orders; what came of one is told to `onNotice`, and `onChanged` is called where it changed an order. */
export function useOrderActs(onNotice: (notice: Notice) => void, onChanged: () => void): OrderActs {
  const { t } = useLingui();
  const link = useLink();
  const refuse = (text: string) => onNotice({ tone: "danger", text });
  const topUp = useTopUpPayment((text) => {
    refuse(text);
    onChanged();
  });
  const invoice = useInvoiceDownload(refuse);
  const [downloading, setDownloading] = useState<number | null>(null);
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);

  /** To the recap; a top-up straight to the card provider; where it is refused, the reason is said instead. */
  function finalise({ id, type, finaliseRefusal }: ActedOrder): MenuAction {
    const entry = { id: "finalise", label: t`Payer`, icon: CardIcon };
    if (finaliseRefusal !== null) return { ...entry, onSelect: () => refuse(finaliseRefusal) };
    if (type.kind !== "topup") return { ...entry, href: link(`/recap-annonce/${id}`) };
    return {
      ...entry,
      staysOpen: true,
      onSelect: () => void topUp.pay(id),
      pendingLabel: topUp.paying === id ? t`Ouverture du paiement` : undefined,
    };
  }

  function download({ id }: ActedOrder): MenuAction {
    const pending = invoice.pending && downloading === id;
    return {
      id: "downloadInvoice",
      label: t`Télécharger la facture`,
      icon: DownloadIcon,
      staysOpen: true,
      pendingLabel: pending ? t`Préparation de la facture` : undefined,
      onSelect: () => {
        setDownloading(id);
        void invoice.download({ orderId: id });
      },
    };
  }

  const entries = {
    finalise,
    downloadInvoice: download,
    editInvoice: (order: ActedOrder): MenuAction => ({
      id: "editInvoice",
      label: t`Modifier la facture`,
      icon: EditIcon,
      onSelect: () => setDialog({ what: "editInvoice", order }),
    }),
    cancel: (order: ActedOrder): MenuAction => ({
      id: "cancel",
      label: t`Annuler`,
      icon: BanIcon,
      tone: "danger",
      onSelect: () => setDialog({ what: "cancel", order }),
    }),
  };

  return {
    entriesOf: (order) => order.actions.map((action) => entries[action](order)),
    dialogs: dialog && (
      <OrderDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDone={(notice) => {
          setDialog(null);
          onNotice(notice);
          onChanged();
        }}
      />
    ),
  };
}
