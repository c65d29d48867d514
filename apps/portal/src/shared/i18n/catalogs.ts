import { type I18n, setupI18n } from "@lingui/core";
import type { Language } from "./languages.ts";

const sources = {
  fr: () => import("../../locales/fr.po"),
  ar: () => import("../../locales/ar.po"),
} satisfies Record<Language, () => Promise<unknown>>;

const instances = new Map<Language, Promise<I18n>>();

/** The messages of a language, loaded once. The promise is stable, so React's `use` can read it. */
export function messagesOf(language: Language): Promise<I18n> {
  const known = instances.get(language);
  if (known !== undefined) return known;
  const loading = load(language);
  instances.set(language, loading);
  loading.catch(() => instances.delete(language)); // A later attempt may find the network again.
  return loading;
}

async function load(language: Language): Promise<I18n> {
  const { messages } = await sources[language]();
  return setupI18n({ locale: language, messages: { [language]: messages } });
}
