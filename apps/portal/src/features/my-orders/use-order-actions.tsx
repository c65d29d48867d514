import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import type { ActionOutcome } from "@parution/app/lists/outcome-alert.tsx";
import type { MenuAction } from "@parution/kit/action-menu";
import { type ReactNode, Suspense, useState } from "react";
import type { OpenedDialog, OrderWithActions } from "./order-with-actions.ts";
import { useOrderEntries } from "./use-order-entries.ts";

interface OrderActions {
  /** Actions of an order, as the server allows them. */
  readonly entriesOf: (order: OrderWithActions) => MenuAction[];
  /** The open dialog; null: none. */
  readonly dialogs: ReactNode;
}

/** Actions of orders; `onOutcome` receives a message about each result. */
export function useOrderActions(onOutcome: (outcome: ActionOutcome) => void): OrderActions {
  const [dialog, setDialog] = useState<OpenedDialog | null>(null);
  const entries = useOrderEntries({
    onRefused: (text, way) => onOutcome({ tone: "danger", text, ...way }),
    onOpen: setDialog,
  });
  return {
    entriesOf: (order) => order.actions.map((action) => entries[action](order)),
    dialogs: dialog && (
      <OrderDialogs
        dialog={dialog}
        onClose={() => setDialog(null)}
        onDone={(outcome) => {
          setDialog(null);
          onOutcome(outcome);
        }}
      />
    ),
  };
}

/** The dialogs are used rarely: their code is loaded on demand. */
const EditInvoiceDialog = lazyComponent(() =>
  import("../../shared/orders/edit-invoice-dialog.tsx").then((module) => module.EditInvoiceDialog),
);
const CancelDialog = lazyComponent(() =>
  import("./cancel-dialog.tsx").then((module) => module.CancelDialog),
);

interface OrderDialogsProps {
  dialog: OpenedDialog;
  onClose: () => void;
  /** Called with a message about the result. */
  onDone: (outcome: ActionOutcome) => void;
}

/** Dialog of an order's action. */
function OrderDialogs({ dialog, onClose, onDone }: OrderDialogsProps) {
  return (
    <Suspense>
      {dialog.what === "editInvoice" ? (
        <EditInvoiceDialog
          order={dialog.order}
          onClose={onClose}
          onSaved={(text) => onDone({ tone: "success", text })}
        />
      ) : (
        <CancelDialog
          order={dialog.order}
          onClose={onClose}
          onCancelled={(text) => onDone({ tone: "warning", text })}
        />
      )}
    </Suspense>
  );
}
