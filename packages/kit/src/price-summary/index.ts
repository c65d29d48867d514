export {
  type PriceLine,
  PriceSummary,
  type PriceSummaryLabels,
  type PriceSummaryProps,
  type PriceSummaryState,
} from "./price-summary.tsx";
