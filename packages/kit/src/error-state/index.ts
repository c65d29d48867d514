export { ErrorState, type ErrorStateProps, type Retry } from "./error-state.tsx";
