export { newCode } from "./code.ts";
export {
  type CashNotification,
  type CashVerdict,
  type CodeFacts,
  createCashPartner,
} from "./partner.ts";
export { SIGNATURE_HEADER, type SignedMessage, signatureOf } from "./signature.ts";
