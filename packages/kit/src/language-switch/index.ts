export { LanguageList, type LanguageListProps } from "./language-list.tsx";
export { LanguageSwitch, type LanguageSwitchProps, type Tongue } from "./language-switch.tsx";
