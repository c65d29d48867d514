export {
  type PriceLine,
  PriceSummary,
  type PriceSummaryLabels,
  type PriceSummaryProps,
  type PriceSummaryState,
  type PriceTotal,
} from "./price-summary.tsx";
