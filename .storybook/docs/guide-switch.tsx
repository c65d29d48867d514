import { DocsContext } from "@storybook/addon-docs/blocks";
import { use } from "react";
import { UPDATE_GLOBALS } from "storybook/internal/core-events";
import { type GuideLanguage, useGuideLanguage } from "./guide.tsx";

const names: Readonly<Record<GuideLanguage, string>> = { en: "English", fr: "Français" };

/** Choice between the two languages, at the top of a guide: sets the toolbar. */
export function GuideSwitch() {
  const { channel } = use(DocsContext);
  const current = useGuideLanguage();
  return (
    <ul className="sb-unstyled m-0! flex list-none justify-end gap-4 p-0! text-body-sm">
      {(["en", "fr"] as const).map((language) => (
        <li key={language} lang={language}>
          <button
            type="button"
            aria-pressed={language === current}
            onClick={() => channel.emit(UPDATE_GLOBALS, { globals: { guide: language } })}
            className="min-h-target cursor-pointer text-link underline-offset-4 outline-offset-2 hover:underline aria-pressed:font-semibold aria-pressed:text-fg"
          >
            {names[language]}
          </button>
        </li>
      ))}
    </ul>
  );
}
