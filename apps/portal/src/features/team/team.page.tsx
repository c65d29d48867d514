import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { useLink } from "@parution/app/links/links.tsx";
import { type ActionOutcome, OutcomeAlert } from "@parution/app/lists/outcome-alert.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Button } from "@parution/kit/button";
import { PlusIcon } from "@parution/kit/icon";
import { Suspense, useState } from "react";
import { Navigate } from "react-router";
import { TeamTable } from "./team-table.tsx";
import { useSwitchMember } from "./use-switch-member.ts";
import { type Member, useTeam } from "./use-team.ts";

const AddMemberDialog = lazyComponent(() =>
  import("./add-member-dialog.tsx").then((module) => module.AddMemberDialog),
);
const EditMemberDialog = lazyComponent(() =>
  import("./edit-member-dialog.tsx").then((module) => module.EditMemberDialog),
);

type Popup = { readonly kind: "add" } | { readonly kind: "edit"; readonly member: Member };

/** Members of a parent's account; not found for other accounts. */
export default function TeamPage() {
  const { t } = useLingui();
  const link = useLink();
  const team = useTeam();
  const [popup, setPopup] = useState<Popup | null>(null);
  const [outcome, setOutcome] = useState<ActionOutcome | null>(null);
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
      {outcome && <OutcomeAlert outcome={outcome} onDismiss={() => setOutcome(null)} />}
      <Members
        team={team}
        onEdit={(member) => setPopup({ kind: "edit", member })}
        onOutcome={setOutcome}
      />
      {popup && (
        <MemberPopups
          popup={popup}
          onClose={() => setPopup(null)}
          onSaved={(text) => {
            setPopup(null);
            setOutcome({ tone: "success", text });
          }}
        />
      )}
    </div>
  );
}

interface MembersProps {
  team: ReturnType<typeof useTeam>;
  onEdit: (member: Member) => void;
  /** Message about the result of a switch. */
  onOutcome: (outcome: ActionOutcome) => void;
}

function Members({ team: { data, error, isLoading, mutate }, onEdit, onOutcome }: MembersProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { switchMember, withPending } = useSwitchMember();

  async function turn(member: Member): Promise<void> {
    try {
      onOutcome({ tone: "success", text: await switchMember(member) });
    } catch (failure) {
      onOutcome({ tone: "danger", text: errorText(failure) });
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
        <TeamTable
          members={withPending(data ?? [])}
          loading={isLoading}
          onEdit={onEdit}
          onSwitch={(member) => void turn(member)}
        />
      )}
    </>
  );
}

interface MemberPopupsProps {
  popup: Popup;
  onClose: () => void;
  /** Called with the server's message after a member is changed. */
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
