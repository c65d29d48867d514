export { amountInWords } from "./amount.ts";
