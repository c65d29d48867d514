import { lazy, Suspense } from "react";
import type { EditInvoiceDialogProps } from "./edit-invoice-dialog.tsx";

const EditInvoiceDialog = lazy(() =>
  import("./edit-invoice-dialog.tsx").then((module) => ({ default: module.EditInvoiceDialog })),
);

/** The edit-invoice popup, brought once it is asked for: render it while it is open. */
export function LazyEditInvoiceDialog(props: EditInvoiceDialogProps) {
  return (
    <Suspense>
      <EditInvoiceDialog {...props} />
    </Suspense>
  );
}
