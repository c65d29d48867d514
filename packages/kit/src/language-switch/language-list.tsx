import { LanguageChoice, type LanguageSwitchProps } from "./language-choice.tsx";

export interface LanguageListProps<Code extends string = string> extends LanguageSwitchProps<Code> {
  /** Name of the list. */
  label: string;
}

const mark = {
  "aria-current": true,
  className: "underline decoration-brand decoration-2 underline-offset-8",
} as const;

/** Every language of the product, the one of the page marked: where there is room for all. */
export function LanguageList<Code extends string>({
  languages,
  current,
  onChoose,
  label,
}: LanguageListProps<Code>) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1">
      {languages.map((tongue) => (
        <li key={tongue.code}>
          <LanguageChoice
            tongue={tongue}
            size="sm"
            onChoose={onChoose}
            mark={tongue.code === current ? mark : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
