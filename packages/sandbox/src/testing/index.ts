export { type Merchant, startMerchant } from "./merchant.ts";
