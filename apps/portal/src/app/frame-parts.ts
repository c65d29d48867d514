/** Parts of every page that are loaded after its content, in one request. */
export { HeadingMenu } from "./header/heading-menu.tsx";
export { SupportSwitch } from "./header/support-switch.tsx";
export { OfflineAlert } from "./offline-alert.tsx";
export { PageEnd } from "./page-end.tsx";
export { Session } from "./session.tsx";
export { ThemeOverrides } from "./theme/theme-overrides.tsx";
