import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import type { CallAnswer } from "@parution/contract/call";
import { withdrawInvitation } from "@parution/contract/lazy/staff";
import type { readStaff } from "@parution/contract/staff";
import { ActionMenu } from "@parution/kit/action-menu";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { MoreIcon, TrashIcon } from "@parution/kit/icon";
import { Table } from "@parution/kit/table";
import { useState } from "react";
import { useRolesText } from "../shared/staff.data.ts";

interface InvitationsProps {
  invitations: CallAnswer<typeof readStaff>["invitations"];
}

/** Invitations that may still be accepted, each of which can be taken back. */
export function Invitations({ invitations }: InvitationsProps) {
  const { t } = useLingui();
  const at = useInstant();
  const roles = useRolesText();
  const [withdrawing, setWithdrawing] = useState<string | null>(null);
  return (
    <>
      <Table
        caption={t`Invitations en attente`}
        rows={invitations}
        rowKey={({ email }) => email}
        columns={[
          {
            id: "email",
            header: t`Adresse e-mail`,
            rowHeader: true,
            cell: ({ email }) => <bdi dir="ltr">{email}</bdi>,
          },
          { id: "roles", header: t`Rôles`, cell: (invitation) => roles(invitation.roles) },
          { id: "until", header: t`Valable jusqu’au`, cell: ({ expiresAt }) => at(expiresAt) },
        ]}
        actions={{
          header: t`Actions`,
          cell: ({ email: of }) => (
            <ActionMenu
              trigger={<MoreIcon />}
              triggerLabel={t`Actions de ${of}`}
              label={t`Actions`}
              align="end"
              items={[
                {
                  id: "withdraw",
                  label: t`Retirer l’invitation`,
                  icon: TrashIcon,
                  tone: "danger",
                  onSelect: () => setWithdrawing(of),
                },
              ]}
            />
          ),
        }}
        empty={t`Aucune invitation.`}
      />
      {withdrawing !== null && (
        <WithdrawDialog email={withdrawing} onClose={() => setWithdrawing(null)} />
      )}
    </>
  );
}

function WithdrawDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const { t } = useLingui();
  const client = useClient();
  const withdraw = useAction(async () => {
    await client.call(withdrawInvitation, { body: { email } });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t`Retirer l’invitation de ${email} ?`}
      description={t`Le lien déjà envoyé ne sera plus valable.`}
      confirm={{
        label: t`Retirer`,
        onConfirm: () => void withdraw.run(),
        isPending: withdraw.pending,
        pendingLabel: t`Retrait en cours`,
      }}
      cancel={{ label: t`Annuler`, onCancel: onClose }}
      failure={
        withdraw.refusal === null ? undefined : { toneLabel: t`Erreur`, text: withdraw.refusal }
      }
    />
  );
}
