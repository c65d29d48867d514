import type { NoticeLanguage } from "@parution/rules/notices";

const loaders = {
  fr: () => import("@parution/rules/notices/fr").then(({ french }) => french),
  ar: () => import("@parution/rules/notices/ar").then(({ arabic }) => arabic),
} satisfies Record<NoticeLanguage["language"], () => Promise<NoticeLanguage>>;

const known = new Map<string, Promise<NoticeLanguage>>();

/** What notices in a language need, loaded once; the promise is stable, so React's `use` can read it. */
export function noticeLanguage(language: NoticeLanguage["language"]): Promise<NoticeLanguage> {
  const found = known.get(language);
  if (found !== undefined) return found;
  const loading = loaders[language]();
  known.set(language, loading);
  loading.catch(() => known.delete(language)); // A later attempt may find the network again.
  return loading;
}
