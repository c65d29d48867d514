export { quoteAd } from "./quote.ts";
