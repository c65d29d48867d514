import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { Suspense } from "react";
import type { EditInvoiceDialogProps } from "./edit-invoice-dialog.tsx";

const EditInvoiceDialog = lazyComponent(() =>
  import("./edit-invoice-dialog.tsx").then((module) => module.EditInvoiceDialog),
);

/** The edit-invoice dialog, loaded on demand: render it while it is open. */
export function LazyEditInvoiceDialog(props: EditInvoiceDialogProps) {
  return (
    <Suspense>
      <EditInvoiceDialog {...props} />
    </Suspense>
  );
}
