import { LanguageChoice, type LanguageSwitchProps } from "./language-choice.tsx";

/** Leads to the same page in the other languages, each called by its own name. */
export function LanguageSwitch<Code extends string>({
  items,
  value,
  onChange,
}: LanguageSwitchProps<Code>) {
  return items.map(
    (tongue) =>
      tongue.code !== value && (
        <LanguageChoice key={tongue.code} tongue={tongue} onChange={onChange} />
      ),
  );
}
