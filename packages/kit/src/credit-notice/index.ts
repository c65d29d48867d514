export type { CreditLevel } from "./credit-level.ts";
export {
  CreditNotice,
  type CreditNoticeLabels,
  type CreditNoticeProps,
} from "./credit-notice.tsx";
