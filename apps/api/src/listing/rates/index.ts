export { readRatesRoute } from "./rates.ts";
