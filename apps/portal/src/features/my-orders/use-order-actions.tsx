import type { Toast } from "@parution/app/lists/toast-alert.tsx";
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

/** Actions of orders; `onToast` receives a message about each result. */
export function useOrderActions(onToast: (toast: Toast) => void): OrderActions {
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const entries = useOrderEntries({
    onRefused: (text, way) => onToast({ tone: "danger", text, ...way }),
    onOpen: setDialog,
  });
  return {
    entriesOf: (order) => order.actions.map((action) => entries[action](order)),
    dialogs: dialog && (
      <OrderDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDone={(toast) => {
          setDialog(null);
          onToast(toast);
        }}
      />
    ),
  };
}
