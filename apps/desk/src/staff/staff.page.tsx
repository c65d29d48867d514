import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { readStaff } from "@parution/contract/lazy/staff";
import { ActionMenu, type MenuAction } from "@parution/kit/action-menu";
import { Button } from "@parution/kit/button";
import { LogOutIcon, MoreIcon, PlusIcon, TeamIcon } from "@parution/kit/icon";
import { Skeleton } from "@parution/kit/skeleton";
import { Table } from "@parution/kit/table";
import { type ReactNode, useState } from "react";
import { useRolesText, useStaff } from "../shared/staff.data.ts";
import { Invitations } from "./invitations.tsx";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import { RightsTable } from "./rights-table.tsx";
import { type Member, RolesDialog } from "./roles-dialog.tsx";

type Task =
  | { readonly kind: "invite" }
  | { readonly kind: "roles"; readonly member: Member }
  | { readonly kind: "remove"; readonly member: Member };

/** The newspaper's staff: who they are, their roles, invitations, and what each role may do. */
export function StaffPage() {
  const { t } = useLingui();
  const { data, error, mutate } = useRead(readStaff, {});
  const [task, setTask] = useState<Task | null>(null);
  const close = () => setTask(null);
  const active = data?.staff.filter(({ leftAt }) => leftAt === null) ?? [];
  const left = data?.staff.filter(({ leftAt }) => leftAt !== null) ?? [];
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle>{t`Équipe`}</PageTitle>
        <Button variant="primary" onClick={() => setTask({ kind: "invite" })}>
          <PlusIcon />
          {t`Inviter`}
        </Button>
      </div>
      <ReadFailure
        title={t`L’équipe ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" />}
      {data !== undefined && (
        <>
          <Members members={active} onTask={setTask} />
          {data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
          {left.length > 0 && <Members members={left} onTask={setTask} isPast />}
          <RightsTable />
        </>
      )}
      {task?.kind === "invite" && <RolesDialog member={null} onClose={close} />}
      {task?.kind === "roles" && <RolesDialog member={task.member} onClose={close} />}
      {task?.kind === "remove" && <RemoveMemberDialog member={task.member} onClose={close} />}
    </div>
  );
}

interface MembersProps {
  members: readonly Member[];
  onTask: (task: Task) => void;
  /** True for those who left. */
  isPast?: boolean;
}

function Members({ members, onTask, isPast = false }: MembersProps) {
  const { t } = useLingui();
  const at = useInstant();
  const roles = useRolesText();
  const own = useStaff().data?.email;
  return (
    <Table
      caption={isPast ? t`Partis` : t`Membres`}
      rows={members}
      rowKey={({ email }) => email}
      columns={[
        {
          id: "name",
          header: t`Nom`,
          rowHeader: true,
          cell: ({ name, email }) => (
            <span className="flex flex-col items-start">
              <bdi className="font-semibold">{name}</bdi>
              <bdi dir="ltr" className="font-normal text-body-sm text-fg-muted">
                {email}
              </bdi>
            </span>
          ),
        },
        isPast
          ? { id: "left", header: t`Parti le`, cell: ({ leftAt }) => at(leftAt) }
          : { id: "roles", header: t`Rôles`, cell: (member) => roles(member.roles) },
        {
          id: "last",
          header: t`Dernière connexion`,
          cell: ({ lastLoginAt }) => (lastLoginAt === null ? t`Jamais` : at(lastLoginAt)),
        },
      ]}
      actions={{
        header: t`Actions`,
        cell: (member) => (
          <Actions member={member} isOwn={member.email === own} isPast={isPast} onTask={onTask} />
        ),
      }}
      empty={t`Personne.`}
    />
  );
}

interface ActionsProps extends Pick<MembersProps, "onTask"> {
  member: Member;
  isOwn: boolean;
  isPast: boolean;
}

/** Users do not change their own roles; those who left are invited back by new ones. */
function Actions({ member, isOwn, isPast, onTask }: ActionsProps): ReactNode {
  const { t } = useLingui();
  const items: MenuAction[] = [
    ...(isOwn
      ? []
      : [
          {
            id: "roles",
            label: isPast ? t`Reprendre` : t`Changer les rôles`,
            icon: TeamIcon,
            onSelect: () => onTask({ kind: "roles", member }),
          },
        ]),
    ...(isPast
      ? []
      : [
          {
            id: "leave",
            label: isOwn ? t`Quitter l’équipe` : t`Retirer de l’équipe`,
            icon: LogOutIcon,
            tone: "danger" as const,
            onSelect: () => onTask({ kind: "remove", member }),
          },
        ]),
  ];
  const of = member.name;
  return (
    <ActionMenu
      trigger={<MoreIcon />}
      triggerLabel={t`Actions de ${of}`}
      label={t`Actions`}
      align="end"
      items={items}
    />
  );
}
