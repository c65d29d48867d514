import { choiceCookies } from "@parution/contract/pages";
import { createContext, use, useSyncExternalStore } from "react";
import { cookieIn, readCookie, removeCookie, writeCookie } from "../browser/cookies.ts";
import { isLanguage, type Language } from "../i18n/languages.ts";

/** What a visitor chose last, kept in cookies: the server that draws the page's first state knows it too. */
export interface Choices {
  readonly language: Language | null;
  readonly supportSlug: string | null;
}

const { language: LANGUAGE, support: SUPPORT } = choiceCookies;

const listeners = new Set<() => void>();

/** The choices that came with a request; null in a browser, which has them itself. */
export const ChoicesContext = createContext<Choices | null>(null);

/** The choices in a `Cookie` header. */
export function choicesIn(cookies: string): Choices {
  return {
    language: languageOf(cookieIn(cookies, LANGUAGE)),
    supportSlug: cookieIn(cookies, SUPPORT),
  };
}

export function useChosenLanguage(): Language | null {
  const choices = use(ChoicesContext);
  return choices === null ? languageOf(readCookie(LANGUAGE)) : choices.language;
}

export function useChosenSupport(): string | null {
  const choices = use(ChoicesContext);
  const read = () => (choices === null ? readCookie(SUPPORT) : choices.supportSlug);
  return useSyncExternalStore(subscribe, read, read);
}

export const keepLanguage = (language: Language): void => writeCookie(LANGUAGE, language);

export function keepSupport(slug: string): void {
  writeCookie(SUPPORT, slug);
  for (const listener of listeners) listener();
}

/** As in a browser that was never here. */
export function forgetChoices(): void {
  for (const name of [LANGUAGE, SUPPORT]) removeCookie(name);
}

const languageOf = (text: string | null): Language | null =>
  text !== null && isLanguage(text) ? text : null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
