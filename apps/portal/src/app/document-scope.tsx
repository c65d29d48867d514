import { directionOf, type Language } from "@parution/app/i18n/languages.ts";
import { useLayoutEffect } from "react";

/** The only writer of `lang`, `dir` and `data-support` on `<html>`: overlays mount outside the app's own element. */
export function DocumentScope(props: { language: Language; support: string }) {
  const { language, support } = props;
  useLayoutEffect(() => {
    const { documentElement } = document;
    const wanted = { lang: language, dir: directionOf(language), "data-support": support };
    for (const [name, value] of Object.entries(wanted)) {
      // Even the same value would have browsers style the whole page anew.
      if (documentElement.getAttribute(name) !== value) documentElement.setAttribute(name, value);
    }
  }, [language, support]);
  return null;
}
