import { type ComponentType, lazy } from "react";
import type { AdDialogProps } from "./acted-ad.ts";

/** The actions that ask something first. */
export type AskingAction = "cancel" | "duplicate" | "deactivate" | "reactivate" | "dailyPdf";

/** Dialogs are needed once in a while: the code of each comes when it opens. */
export const adDialogs: Readonly<Record<AskingAction, ComponentType<AdDialogProps>>> = {
  cancel: lazy(() =>
    import("./dialogs/cancel-dialog.tsx").then((module) => ({ default: module.CancelDialog })),
  ),
  duplicate: lazy(() =>
    import("./dialogs/duplicate-dialog.tsx").then((module) => ({
      default: module.DuplicateDialog,
    })),
  ),
  deactivate: lazy(() =>
    import("./dialogs/deactivate-dialog.tsx").then((module) => ({
      default: module.DeactivateDialog,
    })),
  ),
  reactivate: lazy(() =>
    import("./dialogs/reactivate-dialog.tsx").then((module) => ({
      default: module.ReactivateDialog,
    })),
  ),
  dailyPdf: lazy(() =>
    import("./dialogs/daily-pdf-dialog.tsx").then((module) => ({
      default: module.DailyPdfDialog,
    })),
  ),
};
