import { useLingui } from "@lingui/react/macro";
import { Navigate, useLocation, useParams } from "react-router";
import { useLink, useSearch } from "../../shared/links/links.tsx";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { movedNoticePath } from "../../shared/notices/listing-address.ts";
import { type NoticeAddress, useNotice } from "./api/use-notice.ts";
import { NoticeHead } from "./components/notice-head.tsx";
import { NoticeSheet } from "./components/notice-sheet.tsx";
import { NoticeSkeleton } from "./components/notice-skeleton.tsx";
import { SimilarNotices } from "./components/similar-notices.tsx";
import { noticeAddressOf } from "./model/notice-address.ts";

/** A notice as anybody may read it (specification 2, point 2). */
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
