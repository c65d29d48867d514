import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { ButtonLink } from "@parution/kit/button";
import { EmptyState } from "@parution/kit/empty-state";
import { EditIcon, EyeIcon, TeamIcon } from "@parution/kit/icon";
import { IconButton } from "@parution/kit/icon-button";
import { Switch } from "@parution/kit/switch";
import { Table } from "@parution/kit/table";
import { memberColumns } from "./member-columns.tsx";
import type { Member } from "./use-team.ts";

interface TeamTableProps {
  members: readonly Member[];
  loading: boolean;
  onEdit: (member: Member) => void;
  onSwitch: (member: Member) => void;
}

/** The team: members, their status and their actions. */
export function TeamTable({ members, loading, onEdit, onSwitch }: TeamTableProps) {
  const { t } = useLingui();
  return (
    <Table
      caption={t`Mon équipe`}
      hideCaption
      columns={memberColumns}
      rows={members}
      rowKey={({ id }) => id}
      isPending={loading}
      pendingLabel={t`Chargement de l’équipe`}
      empty={<EmptyState icon={TeamIcon} title={t`Aucun membre trouvé`} />}
      actions={{
        header: t`Actions`,
        cell: (member) => (
          <MemberActions
            member={member}
            onEdit={() => onEdit(member)}
            onSwitch={() => onSwitch(member)}
          />
        ),
      }}
    />
  );
}

interface MemberActionsProps {
  member: Member;
  onEdit: () => void;
  onSwitch: () => void;
}

function MemberActions({ member, onEdit, onSwitch }: MemberActionsProps) {
  const { t } = useLingui();
  const link = useLink();
  const name = `${member.firstName} ${member.lastName}`;
  return (
    <span className="flex flex-wrap items-center justify-end gap-1">
      <ButtonLink
        variant="quiet"
        shape="icon"
        href={link(`/mon-equipe/membre/${member.userId}`)}
        aria-label={t`Voir ${name}`}
      >
        <EyeIcon />
      </ButtonLink>
      <IconButton label={t`Modifier ${name}`} icon={<EditIcon />} onClick={onEdit} />
      <Switch
        label={<span className="sr-only">{t`Compte de ${name} actif`}</span>}
        checked={member.status === "active"}
        onChange={onSwitch}
      />
    </span>
  );
}
