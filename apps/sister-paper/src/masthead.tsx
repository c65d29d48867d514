import { Button } from "@parution/kit/button";
import { LanguageSwitch } from "@parution/kit/language-switch";
import type { Language, Texts } from "./texts/texts.ts";

export type Scheme = "light" | "dark";

interface MastheadProps {
  texts: Texts;
  now: number;
  scheme: Scheme;
  onLanguage: (language: Language) => void;
  onScheme: () => void;
}

const languages = [
  { code: "fr", name: "Français" },
  { code: "ar", name: "العربية" },
];

/** The nameplate, as on the front page. */
export function Masthead({ texts, now, scheme, onLanguage, onScheme }: MastheadProps) {
  const { paper, switches, locale, language } = texts;
  const date = new Intl.DateTimeFormat(locale, {
    dateStyle: "full",
    timeZone: "Africa/Casablanca",
  }).format(now);
  return (
    <header className="masthead">
      <div className="masthead-ear">
        <p>{paper.dateline(date)}</p>
        <div className="masthead-switches">
          <LanguageSwitch
            items={languages}
            value={language}
            onChange={(code) => onLanguage(code === "ar" ? "ar" : "fr")}
          />
          <Button variant="quiet" onClick={onScheme}>
            {scheme === "dark" ? switches.light : switches.dark}
          </Button>
        </div>
      </div>
      <p className="masthead-name">{paper.name}</p>
      <div className="masthead-rule">
        <span>{paper.number}</span>
        <Star />
        <span>{paper.motto}</span>
      </div>
    </header>
  );
}

function Star() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="masthead-star">
      <path d="M5 5h14v14H5zM12 2.100 21.900 12 12 21.900 2.100 12z" />
    </svg>
  );
}
