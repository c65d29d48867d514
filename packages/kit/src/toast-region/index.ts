export type { ToastLabels } from "./toast-item.tsx";
export type { Toast, ToastAction, ToastMessage } from "./toast-message.ts";
export {
  createToastQueue,
  type ToastQueue,
  type ToastQueueOptions,
  type ToastView,
} from "./toast-queue.ts";
export { ToastRegion, type ToastRegionLabels, type ToastRegionProps } from "./toast-region.tsx";
