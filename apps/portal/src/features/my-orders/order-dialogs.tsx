import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import type { Toast } from "@parution/app/lists/toast-alert.tsx";
import { Suspense } from "react";
import { LazyEditInvoiceDialog } from "../../shared/invoices/lazy-edit-invoice-dialog.tsx";
import type { OpenedDialog } from "./order-with-actions.ts";

/** The dialog is used rarely: its code is loaded on demand. */
const CancelDialog = lazyComponent(() =>
  import("./cancel-dialog.tsx").then((module) => module.CancelDialog),
);

interface OrderDialogsProps {
  dialog: OpenedDialog;
  onClose: () => void;
  /** Called with a message about the result. */
  onDone: (toast: Toast) => void;
}

/** Dialog of an order's action. */
export function OrderDialogs({ dialog, onClose, onDone }: OrderDialogsProps) {
  if (dialog.what === "editInvoice") {
    return (
      <LazyEditInvoiceDialog
        order={dialog.order}
        onClose={onClose}
        onSaved={(text) => onDone({ tone: "success", text })}
      />
    );
  }
  return (
    <Suspense>
      <CancelDialog
        order={dialog.order}
        onClose={onClose}
        onCancelled={(text) => onDone({ tone: "warning", text })}
      />
    </Suspense>
  );
}
