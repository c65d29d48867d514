export { type CmiSettings, createCmi } from "./cmi.ts";
export type {
  CardAttempt,
  CardCheckout,
  CardNotification,
  CardProvider,
  FormFields,
  NotificationVerdict,
} from "./provider.ts";
