import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { Trans } from "@lingui/react/macro";
import { type StatusText, translateVariants } from "@parution/app/lists/status-text.ts";
import { BanIcon, CheckCircleIcon } from "@parution/kit/icon";
import { StatusBadge } from "@parution/kit/status-badge";
import type { TableColumn } from "@parution/kit/table";
import type { MemberStatus } from "@parution/rules/team";
import { useMemo } from "react";
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

/** Status of a member. */
export function MemberStatusBadge({ status }: { status: MemberStatus }) {
  const { i18n } = useLingui();
  const variants = useMemo(() => translateVariants(memberStatuses, (text) => i18n._(text)), [i18n]);
  return <StatusBadge variants={variants} status={status} />;
}

const memberStatuses: Readonly<Record<MemberStatus, StatusText>> = {
  active: { label: msg`Actif`, icon: CheckCircleIcon, tone: "success" },
  deactivated: { label: msg`Désactivé`, icon: BanIcon, tone: "neutral" },
};
