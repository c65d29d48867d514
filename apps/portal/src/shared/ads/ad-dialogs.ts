import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import type { ComponentType } from "react";
import type { AdDialogProps } from "./ad-with-actions.ts";

/** Actions that ask for confirmation. */
export type AskingAction = "cancel" | "duplicate" | "deactivate" | "reactivate" | "dailyPdf";

/** Dialogs are used rarely: the code of each is loaded on demand. */
export const adDialogs: Readonly<Record<AskingAction, ComponentType<AdDialogProps>>> = {
  cancel: lazyComponent(() =>
    import("./dialogs/cancel-dialog.tsx").then((module) => module.CancelDialog),
  ),
  duplicate: lazyComponent(() =>
    import("./dialogs/duplicate-dialog.tsx").then((module) => module.DuplicateDialog),
  ),
  deactivate: lazyComponent(() =>
    import("./dialogs/switch-dialogs.tsx").then((module) => module.DeactivateDialog),
  ),
  reactivate: lazyComponent(() =>
    import("./dialogs/switch-dialogs.tsx").then((module) => module.ReactivateDialog),
  ),
  dailyPdf: lazyComponent(() =>
    import("./dialogs/daily-pdf-dialog.tsx").then((module) => module.DailyPdfDialog),
  ),
};
