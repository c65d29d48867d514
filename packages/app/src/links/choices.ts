import { choiceCookies } from "@parution/contract/pages";
import { createContext, use, useSyncExternalStore } from "react";
import { cookieIn, readCookie, removeCookie, writeCookie } from "../browser/cookies.ts";
import { isLanguage, type Language } from "../i18n/languages.ts";

/** Last choices of a visitor, stored in cookies so that the server can render with them. */
export interface Choices {
  readonly language: Language | null;
  readonly supportSlug: string | null;
}

const { language: LANGUAGE, support: SUPPORT } = choiceCookies;

const listeners = new Set<() => void>();

/** Slug of the newspaper that a site with one alone shows every visitor, whatever they chose before; null beside others. */
let onlySupport: string | null = null;

/** Shows every visitor one newspaper, in a browser; a server has it in each request's choices. */
export function setOnlySupport(slug: string | null): void {
  onlySupport = slug;
}

/** Choices of a request, for the server; null in a browser, which reads its cookies. */
export const ChoicesContext = createContext<Choices | null>(null);

/** Choices in a `Cookie` header. */
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

/** Newspaper that the visitor chose, or the only one. */
export function useChosenSupport(): string | null {
  const choices = use(ChoicesContext);
  const read = () =>
    choices === null ? (onlySupport ?? readCookie(SUPPORT)) : choices.supportSlug;
  return useSyncExternalStore(subscribe, read, read);
}

export const keepLanguage = (language: Language): void => writeCookie(LANGUAGE, language);

export function keepSupport(slug: string): void {
  writeCookie(SUPPORT, slug);
  for (const listener of listeners) listener();
}

/** Removes all choices. */
export function forgetChoices(): void {
  for (const name of [LANGUAGE, SUPPORT]) removeCookie(name);
}

const languageOf = (text: string | null): Language | null =>
  text !== null && isLanguage(text) ? text : null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
