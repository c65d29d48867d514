import { Trans } from "@lingui/react/macro";
import type { TableColumn } from "@parution/kit/table";
import { MemberStatusBadge } from "./member-status-badge.tsx";
import type { Member } from "./use-team.ts";

/** The columns of the team. */
export const memberColumns: readonly TableColumn<Member>[] = [
  {
    id: "last-name",
    header: <Trans>Nom</Trans>,
    rowHeader: true,
    cell: ({ lastName }) => <bdi>{lastName}</bdi>,
  },
  {
    id: "first-name",
    header: <Trans>Prénom</Trans>,
    cell: ({ firstName }) => <bdi>{firstName}</bdi>,
  },
  {
    id: "email",
    header: <Trans>E-mail</Trans>,
    cell: ({ email }) => <MailAddress>{email}</MailAddress>,
  },
  {
    id: "status",
    header: <Trans>État</Trans>,
    cell: ({ status }) => <MemberStatusBadge status={status} />,
  },
];

/** A long address is broken before its host. */
function MailAddress({ children }: { children: string }) {
  const at = children.lastIndexOf("@");
  return (
    <bdi className="wrap-anywhere">
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </bdi>
  );
}
