import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { endStaff } from "@parution/contract/lazy/staff";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { useStaff } from "../shared/staff.data.ts";
import type { Member } from "./roles-dialog.tsx";

interface RemoveMemberDialogProps {
  member: Member;
  onClose: () => void;
}

/** Confirmation before a member leaves the staff or is removed; the member's sessions end at once. */
export function RemoveMemberDialog({ member, onClose }: RemoveMemberDialogProps) {
  const { t } = useLingui();
  const client = useClient();
  const isOwn = useStaff().data?.email === member.email;
  const removal = useAction(async () => {
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
        onConfirm: () => void removal.run(),
        isPending: removal.pending,
        pendingLabel: t`Retrait en cours`,
      }}
      cancel={{ label: t`Annuler`, onCancel: onClose }}
      failure={
        removal.refusal === null ? undefined : { toneLabel: t`Erreur`, text: removal.refusal }
      }
    />
  );
}
