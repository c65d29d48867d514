import { useLingui } from "@lingui/react/macro";
import { useLink, useSearch } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { Navigate, useLocation, useParams } from "react-router";
import { movedNoticePath } from "../../shared/notices/listing-address.ts";
import { noticeAddressOf } from "./notice-address.ts";
import { NoticeHead } from "./notice-head.tsx";
import { NoticeSheet } from "./notice-sheet.tsx";
import { NoticeSkeleton } from "./notice-skeleton.tsx";
import { SimilarNotices } from "./similar-notices.tsx";
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
