import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowBackIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { Navigate, useParams } from "react-router";
import { useLink } from "../../shared/links/links.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { useMember } from "./api/use-team.ts";

const MemberCard = lazy(() =>
  import("./components/member-card.tsx").then((module) => ({ default: module.MemberCard })),
);
const MemberOrders = lazy(() =>
  import("./components/member-orders.tsx").then((module) => ({ default: module.MemberOrders })),
);
const EditMemberDialog = lazy(() =>
  import("./components/edit-member-dialog.tsx").then((module) => ({
    default: module.EditMemberDialog,
  })),
);

/** A member of one's team and its orders; one that is not there, or not one's own, leads to the page of such. */
export default function MemberPage() {
  const link = useLink();
  const { id = "" } = useParams();
  if (!/^[1-9]\d{0,8}$/.test(id)) return <Navigate to={link("/404")} replace />;
  return <MemberOf key={id} userId={Number(id)} />;
}

function MemberOf({ userId }: { userId: number }) {
  const { t } = useLingui();
  const link = useLink();
  const { data, error, mutate } = useMember(userId);
  const [editing, setEditing] = useState(false);
  const [notice, setNotice] = useState<Notice | null>(null);
  const member = data?.[0];
  if (error?.status === 404) return <Navigate to={link("/404")} replace />;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <Link variant="standalone" href={link("/mon-equipe")} className="self-start">
          <ArrowBackIcon />
          <Trans>Mon équipe</Trans>
        </Link>
        <PageTitle>{t`Membre de l’équipe`}</PageTitle>
      </div>
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      <ReadFailure
        title={t`Ce membre ne peut pas être affiché`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {(error === undefined || data) && (
        <Suspense fallback={<MemberSkeleton />}>
          {member === undefined ? (
            <MemberSkeleton />
          ) : (
            <>
              <MemberCard member={member} onEdit={() => setEditing(true)} />
              <MemberOrders userId={userId} />
            </>
          )}
        </Suspense>
      )}
      {member && editing && (
        <Suspense>
          <EditMemberDialog
            member={member}
            onClose={() => setEditing(false)}
            onSaved={(text) => {
              setEditing(false);
              setNotice({ tone: "success", text });
              void mutate();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function MemberSkeleton() {
  return (
    <>
      <Skeleton shape="block" className="h-76" />
      <Skeleton shape="block" className="h-96" />
    </>
  );
}
