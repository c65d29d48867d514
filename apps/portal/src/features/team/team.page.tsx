import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { lazy, Suspense, useState } from "react";
import { Navigate } from "react-router";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useLink } from "../../shared/links/links.tsx";
import { type Notice, NoticeAlert } from "../../shared/list/notice-alert.tsx";
import { ReadFailure } from "../../shared/list/read-failure.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { useSwitchMember } from "./api/use-switch-member.ts";
import { type Member, useTeam } from "./api/use-team.ts";

/** The table's code comes while its rows do. */
const TeamTable = lazy(() =>
  import("./components/team-table.tsx").then((module) => ({ default: module.TeamTable })),
);
const AddMemberDialog = lazy(() =>
  import("./components/add-member-dialog.tsx").then((module) => ({
    default: module.AddMemberDialog,
  })),
);
const EditMemberDialog = lazy(() =>
  import("./components/edit-member-dialog.tsx").then((module) => ({
    default: module.EditMemberDialog,
  })),
);

type Popup = { readonly kind: "add" } | { readonly kind: "edit"; readonly member: Member };

/** The members of a parent's account (specification 2, point 2); for anybody else the page does not exist. */
export default function TeamPage() {
  const { t } = useLingui();
  const link = useLink();
  const team = useTeam();
  const [popup, setPopup] = useState<Popup | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  if (team.error?.status === 404) return <Navigate to={link("/404")} replace />;
  const add = (
    <Button variant="primary" onClick={() => setPopup({ kind: "add" })}>
      <PlusIcon />
      {t`Ajouter un membre`}
    </Button>
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle aside={add}>{t`Mon équipe`}</PageTitle>
      {notice && <NoticeAlert notice={notice} onDismiss={() => setNotice(null)} />}
      <Members
        team={team}
        onEdit={(member) => setPopup({ kind: "edit", member })}
        onNotice={setNotice}
      />
      {popup && (
        <MemberPopups
          popup={popup}
          onClose={() => setPopup(null)}
          onSaved={(text) => {
            setPopup(null);
            setNotice({ tone: "success", text });
            void team.mutate();
          }}
        />
      )}
    </div>
  );
}

interface MembersProps {
  team: ReturnType<typeof useTeam>;
  onEdit: (member: Member) => void;
  /** What came of a switch. */
  onNotice: (notice: Notice) => void;
}

function Members({ team: { data, error, isLoading, mutate }, onEdit, onNotice }: MembersProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const switchMember = useSwitchMember();

  async function turn(member: Member): Promise<void> {
    try {
      onNotice({ tone: "success", text: await switchMember(member) });
    } catch (failure) {
      onNotice({ tone: "danger", text: errorText(failure) });
    }
  }

  return (
    <>
      <ReadFailure
        title={t`Votre équipe ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {(error === undefined || data) && (
        <Suspense fallback={<Skeleton shape="block" className="h-96" />}>
          <TeamTable
            members={data ?? []}
            loading={isLoading}
            onEdit={onEdit}
            onSwitch={(member) => void turn(member)}
          />
        </Suspense>
      )}
    </>
  );
}

interface MemberPopupsProps {
  popup: Popup;
  onClose: () => void;
  /** Called with the server's words once a member is changed. */
  onSaved: (message: string) => void;
}

function MemberPopups({ popup, onClose, onSaved }: MemberPopupsProps) {
  return (
    <Suspense>
      {popup.kind === "add" ? (
        <AddMemberDialog onClose={onClose} />
      ) : (
        <EditMemberDialog member={popup.member} onClose={onClose} onSaved={onSaved} />
      )}
    </Suspense>
  );
}
