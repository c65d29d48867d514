export {
  CreditAlert,
  type CreditAlertLabels,
  type CreditAlertProps,
} from "./credit-alert.tsx";
export type { CreditLevel } from "./credit-level.ts";
