import type { MenuAction } from "@parution/kit/action-menu";
import { type ReactNode, useState } from "react";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import type { ActedOrder, OpenedDialog } from "./acted-order.ts";
import { OrderDialogs } from "./order-dialogs.tsx";
import { useOrderEntries } from "./use-order-entries.ts";

interface OrderActs {
  /** What can be done with an order, as the server says. */
  readonly entriesOf: (order: ActedOrder) => MenuAction[];
  /** The popup that is open, if any. */
  readonly dialogs: ReactNode;
}

/** The acts on orders; what came of one is told to `onNotice`. */
export function useOrderActs(onNotice: (notice: Notice) => void): OrderActs {
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const entries = useOrderEntries({
    onRefused: (text, link) => onNotice({ tone: "danger", text, ...(link && { link }) }),
    onOpen: setDialog,
  });
  return {
    entriesOf: (order) => order.actions.map((action) => entries[action](order)),
    dialogs: dialog && (
      <OrderDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDone={(notice) => {
          setDialog(null);
          onNotice(notice);
        }}
      />
    ),
  };
}
