import type { NoticeLanguage } from "@parution/rules/notices";

type Languages = Readonly<Record<NoticeLanguage["language"], NoticeLanguage>>;

let known: Promise<Languages> | undefined;

/**
 * What notices in either language need, loaded once: changing the language must not wait. The promise is stable, so
 * React's `use` can read it.
 */
export function noticeLanguages(): Promise<Languages> {
  known ??= load().catch((error: unknown) => {
    known = undefined; // A later attempt may find the network again.
    throw error;
  });
  return known;
}

async function load(): Promise<Languages> {
  const [{ french }, { arabic }] = await Promise.all([
    import("@parution/rules/notices/fr"),
    import("@parution/rules/notices/ar"),
  ]);
  return { fr: french, ar: arabic };
}
