export { isLoopback, readHttpUrl } from "./addresses.ts";
export { type MerchantAnswer, pauseBeforeRetry, sendMessage } from "./send.ts";
