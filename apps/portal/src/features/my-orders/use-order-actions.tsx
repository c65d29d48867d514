import type { Notice } from "@parution/app/lists/notice-alert.tsx";
import type { MenuAction } from "@parution/kit/action-menu";
import { type ReactNode, useState } from "react";
import { OrderDialogs } from "./order-dialogs.tsx";
import type { OpenedDialog, OrderWithActions } from "./order-with-actions.ts";
import { useOrderEntries } from "./use-order-entries.ts";

interface OrderActions {
  /** Actions of an order, as the server allows them. */
  readonly entriesOf: (order: OrderWithActions) => MenuAction[];
  /** The open dialog; null: none. */
  readonly dialogs: ReactNode;
}

/** Actions of orders; `onNotice` receives a message about each result. */
export function useOrderActions(onNotice: (notice: Notice) => void): OrderActions {
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const entries = useOrderEntries({
    onRefused: (text, way) => onNotice({ tone: "danger", text, ...way }),
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
