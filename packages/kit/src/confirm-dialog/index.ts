export {
  type Cancellation,
  type Confirmation,
  ConfirmDialog,
  type ConfirmDialogProps,
  type ConfirmFailure,
} from "./confirm-dialog.tsx";
