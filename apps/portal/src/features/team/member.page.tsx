import { Trans, useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { type ActionOutcome, OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { ArrowBackIcon } from "@parution/kit/icon";
import { Link } from "@parution/kit/link";
import { Skeleton } from "@parution/kit/skeleton";
import { Suspense, useState } from "react";
import { Navigate, useParams } from "react-router";
import { idIn } from "../../shared/id-in.ts";
import { useMember } from "./use-team.ts";

const MemberCard = lazyComponent(() =>
  import("./member-card.tsx").then((module) => module.MemberCard),
);
const MemberOrders = lazyComponent(() =>
  import("./member-orders.tsx").then((module) => module.MemberOrders),
);
const EditMemberDialog = lazyComponent(() =>
  import("./edit-member-dialog.tsx").then((module) => module.EditMemberDialog),
);

/** A member of the team and its orders; an unknown member, or another account's, is not found. */
export default function MemberPage() {
  const link = useLink();
  const userId = idIn(useParams().id);
  if (userId === null) return <Navigate to={link("/404")} replace />;
  return <MemberOf key={userId} userId={userId} />;
}

function MemberOf({ userId }: { userId: number }) {
  const { t } = useLingui();
  const link = useLink();
  const { data, error, mutate } = useMember(userId);
  const [editing, setEditing] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
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
      {outcome && <OutcomeAlert outcome={outcome} onDismiss={() => setOutcome(null)} />}
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
              setOutcome({ tone: "success", text });
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
