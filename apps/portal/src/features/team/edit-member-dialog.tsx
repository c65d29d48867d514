import { useLingui } from "@lingui/react/macro";
import { MemberPopup } from "./member-popup.tsx";
import { valuesOf } from "./member-values.ts";
import { useMemberForm } from "./use-member-form.ts";
import { useEditMember } from "./use-save-member.ts";
import type { Member } from "./use-team.ts";

interface EditMemberDialogProps {
  member: Member;
  onClose: () => void;
  /** Called with the server's message after success. */
  onSaved: (message: string) => void;
}

/** Edits a member's details. */
export function EditMemberDialog({ member, onClose, onSaved }: EditMemberDialogProps) {
  const { t } = useLingui();
  const editMember = useEditMember();
  const form = useMemberForm(valuesOf(member), async (values) => {
    onSaved(await editMember(member, values));
  });
  return (
    <MemberPopup
      title={t`Modifier le membre`}
      form={form}
      action={{ label: t`Enregistrer`, pendingLabel: t`Enregistrement en cours` }}
      emailFixed
      onClose={onClose}
    />
  );
}
