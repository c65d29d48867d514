import { LanguageChoice, type LanguageSwitchProps } from "./language-choice.tsx";

/** Leads to the same page in the other languages, each called by its own name. */
export function LanguageSwitch<Code extends string>({
  languages,
  current,
  onChoose,
}: LanguageSwitchProps<Code>) {
  return languages.map(
    (tongue) =>
      tongue.code !== current && (
        <LanguageChoice key={tongue.code} tongue={tongue} onChoose={onChoose} />
      ),
  );
}
