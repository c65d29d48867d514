export { type Newspaper, SupportSwitcher, type SupportSwitcherProps } from "./support-switcher.tsx";
