export type { LanguageSwitchProps, Tongue } from "./language-choice.tsx";
export { LanguageList, type LanguageListProps } from "./language-list.tsx";
export { LanguageSwitch } from "./language-switch.tsx";
