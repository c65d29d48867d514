import { useLingui } from "@lingui/react/macro";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { Skeleton } from "@parution/kit/skeleton";
import { Navigate, useLocation, useParams } from "react-router";
import { movedNoticePath } from "../../shared/notices/listing-address.ts";
import { NoticeEntry, type NoticeSummary } from "../../shared/notices/notice-entry.tsx";
import { noticeAddressOf } from "./notice-address.ts";
import { NoticeHead } from "./notice-head.tsx";
import { NoticeSheet } from "./notice-sheet.tsx";
import { type NoticeAddress, useNotice } from "./use-notice.ts";

/** Public page of a published ad. */
export default function NoticePage() {
  const link = useLink();
  const address = noticeAddressOf(useParams(), useSearch());
  return address === null ? (
    <Navigate to={link("/404")} replace />
  ) : (
    <NoticeAt key={address.id} address={address} />
  );
}

function NoticeAt({ address }: { address: NoticeAddress }) {
  const { t } = useLingui();
  const link = useLink();
  const params = useParams();
  const { search } = useLocation();
  const { data: notice, error, mutate } = useNotice(address);
  if (error?.status === 404 || error?.status === 400) {
    return <Navigate to={link("/404")} replace />;
  }
  const failure = error !== undefined && (
    <ReadFailure
      title={t`Cette annonce ne peut pas être affichée`}
      error={error}
      isBesideOld={notice !== undefined}
      onRetry={() => void mutate()}
    />
  );
  if (notice === undefined) return failure || <NoticeSkeleton />;
  const moved = movedNoticePath(params, notice);
  if (moved !== null) return <Navigate to={`${link(moved)}${search}`} replace />;
  return (
    <div className="flex flex-col gap-16">
      <NoticeHead notice={notice} />
      {failure}
      <NoticeSheet notice={notice} />
      {notice.similar.length > 0 && <SimilarNotices notices={notice.similar} />}
    </div>
  );
}

/** Placeholder of a published ad while it loads. */
function NoticeSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Chargement de l’annonce`} className="flex flex-col gap-6">
      <Skeleton shape="title" />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-96 max-w-none" />
        <Skeleton className="h-64 max-w-none" />
      </div>
    </div>
  );
}

/** Published ads of the same kind. */
function SimilarNotices({ notices }: { notices: readonly NoticeSummary[] }) {
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
