import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { endStaff } from "@parution/contract/lazy/staff";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { useStaff } from "../shared/staff.data.ts";
import type { Member } from "./roles-dialog.tsx";

interface LeaveDialogProps {
  member: Member;
  onClose: () => void;
}

/** Asks before a member leaves, whose sessions end at once. */
export function LeaveDialog({ member, onClose }: LeaveDialogProps) {
  const { t } = useLingui();
  const client = useClient();
  const isOwn = useStaff().data?.email === member.email;
  const leave = useAction(async () => {
    await client.call(endStaff, { body: { email: member.email } });
    onClose();
  });
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={isOwn ? t`Quitter l’équipe ?` : t`Retirer ${member.name} de l’équipe ?`}
      description={
        isOwn
          ? t`Vos sessions se ferment aussitôt, et le bureau vous est fermé.`
          : t`Toutes ses sessions se ferment aussitôt.`
      }
      confirm={{
        label: isOwn ? t`Quitter` : t`Retirer`,
        onConfirm: () => void leave.run(),
        isPending: leave.pending,
        pendingLabel: t`Retrait en cours`,
      }}
      cancel={{ label: t`Annuler`, onCancel: onClose }}
      failure={leave.refusal === null ? undefined : { toneLabel: t`Erreur`, text: leave.refusal }}
    />
  );
}
