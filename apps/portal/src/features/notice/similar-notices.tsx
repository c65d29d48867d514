import { useLingui } from "@lingui/react/macro";
import { NoticeEntry, type NoticeSummary } from "../../shared/notices/notice-entry.tsx";

/** Published ads of the same kind. */
export function SimilarNotices({ notices }: { notices: readonly NoticeSummary[] }) {
  const { t } = useLingui();
  return (
    <section aria-labelledby="similar" className="flex flex-col gap-6 border-t border-line pt-8">
      <h2
        id="similar"
        className="font-headline text-title text-heading"
      >{t`Annonces similaires`}</h2>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-10 sm:grid-cols-2 xl:grid-cols-4">
        {notices.map((notice) => (
          <li key={notice.id}>
            <NoticeEntry notice={notice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
