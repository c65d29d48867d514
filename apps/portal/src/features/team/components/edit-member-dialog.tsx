import { useLingui } from "@lingui/react/macro";
import { useEditMember } from "../api/use-save-member.ts";
import type { Member } from "../api/use-team.ts";
import { valuesOf } from "../model/member-values.ts";
import { useMemberForm } from "../model/use-member-form.ts";
import { MemberPopup } from "./member-popup.tsx";

interface EditMemberDialogProps {
  member: Member;
  onClose: () => void;
  /** Called with the server's words once it is done. */
  onSaved: (message: string) => void;
}

/** Changes what is known of a member. */
export function EditMemberDialog({ member, onClose, onSaved }: EditMemberDialogProps) {
  const { t } = useLingui();
  const editMember = useEditMember();
  const state = useMemberForm(valuesOf(member), async (values) => {
    onSaved(await editMember(member, values));
  });
  return (
    <MemberPopup
      title={t`Modifier le membre`}
      state={state}
      action={{ label: t`Enregistrer`, pendingLabel: t`Enregistrement en cours` }}
      emailFixed
      onClose={onClose}
    />
  );
}
