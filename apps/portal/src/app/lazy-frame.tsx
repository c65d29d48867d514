import type { Language } from "@parution/app/i18n/languages.ts";
import { lazyComponent, lazyModule, useLazy } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import { use } from "react";
import { frameTextsOf } from "./use-frame.ts";

const code = lazyModule(() => import("./frame-parts.ts"));

/** Account beside its pages; not loaded for visitors. */
export const AccountSide = lazyComponent(() =>
  import("./account-side.tsx").then((module) => module.AccountSide),
);

/** Loads the parts of the frame that no page imports, and their texts: a press on one without its code would be lost. */
export const loadFrameParts = (language: Language, isForAccount: boolean) =>
  Promise.all([code.load(), frameTextsOf(language), isForAccount ? AccountSide.load() : undefined]);

function useFrameParts() {
  const texts = frameTextsOf(useLanguage()); // Requested before the code is awaited.
  const parts = useLazy(code);
  use(texts);
  return parts;
}

export function HeadingMenu() {
  const parts = useFrameParts();
  return <parts.HeadingMenu />;
}

export function OfflineAlert() {
  const parts = useFrameParts();
  return <parts.OfflineAlert />;
}

export function PageEnd() {
  const parts = useFrameParts();
  return <parts.PageEnd />;
}

export function Session() {
  const parts = useFrameParts();
  return <parts.Session />;
}

export function SupportSwitch() {
  const parts = useFrameParts();
  return <parts.SupportSwitch />;
}

export function ThemeOverrides() {
  const parts = useFrameParts();
  return <parts.ThemeOverrides />;
}
