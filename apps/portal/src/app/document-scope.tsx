import { useLayoutEffect } from "react";
import { directionOf, type Language } from "../shared/i18n/languages.ts";

/** The only writer of `lang`, `dir` and `data-support` on `<html>`: overlays mount outside the app's own element. */
export function DocumentScope(props: { language: Language; support: string }) {
  const { language, support } = props;
  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = language;
    documentElement.dir = directionOf(language);
    documentElement.dataset.support = support;
  }, [language, support]);
  return null;
}
