import { messagesOf } from "@parution/app/i18n/messages.ts";
import { lazyModule } from "@parution/app/lazy/lazy.tsx";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { NoticeLanguage } from "@parution/rules/notices";
import { use } from "react";

type Languages = Readonly<Record<NoticeLanguage["language"], NoticeLanguage>>;

/** Templates of both languages, loaded together: changing the language must not wait. */
export const noticeLanguages = lazyModule(async (): Promise<Languages> => {
  const [{ french }, { arabic }] = await Promise.all([
    import("@parution/rules/notices/fr"),
    import("@parution/rules/notices/ar"),
  ]);
  return { fr: french, ar: arabic };
});

/** Loads the texts of the templates. */
export function useNoticeMessages(): void {
  use(messagesOf(useLanguage(), "order-form/templates"));
}
