import type { Decorator } from "@storybook/react-vite";
import { createContext, type PropsWithChildren, use } from "react";

/**
 * Guides (introduction, foundations, recipes) are written in English and in French, one beside the other in one file: text in
 * `<En>` and `<Fr>`, samples once for both. The reader's choice is the toolbar's `guide`; without one the browser decides:
 * French for French and Arabic, else English. Component pages are in English.
 */
export type GuideLanguage = "en" | "fr";

/** Language of the guides for these globals. */
export function guideLanguageOf({ guide }: Readonly<Record<string, unknown>>): GuideLanguage {
  if (guide === "en" || guide === "fr") return guide;
  return /^(?:fr|ar)\b/.test(navigator.language) ? "fr" : "en";
}

const GuideContext = createContext<GuideLanguage>("en");

/** Language of the guide around a component. */
export const useGuideLanguage = (): GuideLanguage => use(GuideContext);

/** A text of a guide in both languages; a plain one is the same in both. */
export type GuideText = string | Readonly<Record<GuideLanguage, string>>;

/** Reads texts in the language of the guide around a component. */
export function useGuideText(): (text: GuideText) => string {
  const language = useGuideLanguage();
  return (text) => (typeof text === "string" ? text : text[language]);
}

export function GuideProvider({
  language,
  children,
}: PropsWithChildren<{ language: GuideLanguage }>) {
  return <GuideContext value={language}>{children}</GuideContext>;
}

/** Decorator for stories that are part of a guide. */
export const withGuide: Decorator = (Story, { globals }) => (
  <GuideProvider language={guideLanguageOf(globals)}>
    <Story />
  </GuideProvider>
);

function Written({ language, children }: PropsWithChildren<{ language: GuideLanguage }>) {
  if (useGuideLanguage() !== language) return null;
  return (
    <div lang={language} className="contents">
      {children}
    </div>
  );
}

/** English text of a guide. */
export const En = ({ children }: PropsWithChildren) => <Written language="en">{children}</Written>;

/** French text of a guide. */
export const Fr = ({ children }: PropsWithChildren) => <Written language="fr">{children}</Written>;
