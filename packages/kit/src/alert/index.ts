export { Alert, type AlertLabels, type AlertProps } from "./alert.tsx";
export type { AlertTone } from "./alert-tone.ts";
