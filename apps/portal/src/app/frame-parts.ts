/** Parts of every page that are loaded after its content, in one request. */
export { HeadingMenu, SupportSwitch } from "./header/header-menus.tsx";
export { OfflineAlert } from "./offline-alert.tsx";
export { PageEnd } from "./page-end.tsx";
export { Session } from "./session.tsx";
export { ThemeOverrides } from "./theme-overrides.tsx";
