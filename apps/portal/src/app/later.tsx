import { use } from "react";
import { messagesOf } from "../shared/i18n/catalogs.ts";
import type { Language } from "../shared/i18n/languages.ts";
import { laterKit } from "../shared/later-kit/later-kit.tsx";
import { useLanguage } from "../shared/links/links.tsx";
import { later, useLater } from "../shared/promise/later.ts";

const code = later(() => import("./later-parts.ts"));
const textsOf = (language: Language) => messagesOf(language, "app");

/** Fetches what every page shows a moment after its own content, and its words. */
export const loadLaterParts = (language: Language) =>
  Promise.all([code.load(), laterKit.load(), textsOf(language)]);

/** The words of what stands around a page and follows it, for the components that are drawn below. */
export function useTextsAround(): void {
  use(textsOf(useLanguage()));
}

function useLaterParts() {
  const texts = textsOf(useLanguage()); // Asked for before the code is waited for.
  const parts = useLater(code);
  use(texts);
  return parts;
}

export function HeadingMenu() {
  const parts = useLaterParts();
  return <parts.HeadingMenu />;
}

export function OfflineNotice() {
  const parts = useLaterParts();
  return <parts.OfflineNotice />;
}

export function PageEnd() {
  const parts = useLaterParts();
  return <parts.PageEnd />;
}

export function Session() {
  const parts = useLaterParts();
  return <parts.Session />;
}

export function SupportSwitch() {
  const parts = useLaterParts();
  return <parts.SupportSwitch />;
}

export function ThemeOverrides() {
  const parts = useLaterParts();
  return <parts.ThemeOverrides />;
}
