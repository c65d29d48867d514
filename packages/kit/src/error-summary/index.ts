export { ErrorSummary, type ErrorSummaryProps, type SummaryError } from "./error-summary.tsx";
export { goToField } from "./go-to-field.ts";
