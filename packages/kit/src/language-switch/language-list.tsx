import { cx } from "class-variance-authority";
import type { RootProps } from "../root-props.ts";
import { LanguageChoice, type LanguageSwitchProps } from "./language-switch.tsx";

export interface LanguageListProps<Code extends string = string>
  extends LanguageSwitchProps<Code>,
    RootProps<"ul"> {
  /** Name of the list. */
  label: string;
}

const mark = {
  "aria-current": true,
  className: "underline decoration-brand decoration-2 underline-offset-8",
} as const;

/** Every language of the product, the one of the page marked: where there is room for all. */
export function LanguageList<Code extends string>({
  items,
  value,
  onChange,
  label,
  className,
  ...root
}: LanguageListProps<Code>) {
  return (
    <ul {...root} aria-label={label} className={cx("flex flex-wrap gap-1", className)}>
      {items.map((tongue) => (
        <li key={tongue.code}>
          <LanguageChoice
            tongue={tongue}
            size="sm"
            onChange={onChange}
            mark={tongue.code === value ? mark : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
