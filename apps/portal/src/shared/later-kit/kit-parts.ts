export { Alert } from "@parution/kit/alert";
export { ErrorState } from "@parution/kit/error-state";
