import { lazy, Suspense } from "react";
import { LazyEditInvoiceDialog } from "../../../shared/invoices/lazy-edit-invoice-dialog.tsx";
import type { Notice } from "../../../shared/list/notice-alert.tsx";
import type { OpenedDialog } from "./acted-order.ts";

/** The dialog is needed once in a while: its code comes when it opens. */
const CancelDialog = lazy(() =>
  import("./cancel-dialog.tsx").then((module) => ({ default: module.CancelDialog })),
);

interface OrderDialogsProps {
  dialog: OpenedDialog;
  onClose: () => void;
  /** Called with what came of it. */
  onDone: (notice: Notice) => void;
}

/** The popup that an act on an order opens. */
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
