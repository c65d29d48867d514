/** What every page shows a moment after its own content, in one request. */
export { SupportSwitch } from "./header/support-switch.tsx";
export { PageEnd } from "./page-end.tsx";
