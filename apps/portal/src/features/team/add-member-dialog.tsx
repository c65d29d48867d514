import { useLingui } from "@lingui/react/macro";
import { givePassword } from "@parution/rules/team";
import { useState } from "react";
import { MemberAdded } from "./member-added.tsx";
import { MemberPopup } from "./member-popup.tsx";
import { newMember } from "./member-values.ts";
import { useMemberForm } from "./use-member-form.ts";
import { useAddMember } from "./use-save-member.ts";

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Adds a member, then shows the password that the browser made for it, once (docs/domain/team.md#first-password). */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const addMember = useAddMember();
  const [password] = useState(() => givePassword(randomBytes));
  const [addedId, setAddedId] = useState<number | null>(null);
  const form = useMemberForm(newMember, async (values) => {
    setAddedId(await addMember(values, password));
  });
  if (addedId !== null) {
    return (
      <MemberAdded
        userId={addedId}
        email={form.getValues("email")}
        password={password}
        onClose={onClose}
      />
    );
  }
  return (
    <MemberPopup
      title={t`Ajouter un membre`}
      form={form}
      action={{ label: t`Ajouter`, pendingLabel: t`Ajout en cours` }}
      onClose={onClose}
    />
  );
}
