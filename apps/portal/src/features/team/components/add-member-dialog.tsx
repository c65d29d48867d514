import { useLingui } from "@lingui/react/macro";
import { givePassword } from "@parution/rules/team";
import { useState } from "react";
import { useAddMember } from "../api/use-save-member.ts";
import { useTeam } from "../api/use-team.ts";
import { newMember } from "../model/member-values.ts";
import { useMemberForm } from "../model/use-member-form.ts";
import { MemberAdded } from "./member-added.tsx";
import { MemberPopup } from "./member-popup.tsx";

const randomBytes = (count: number) => crypto.getRandomValues(new Uint8Array(count));

/** Adds a member, then tells the password that the browser made for it, once (readings H2). */
export function AddMemberDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const addMember = useAddMember();
  const { mutate } = useTeam();
  const [password] = useState(() => givePassword(randomBytes));
  const [addedId, setAddedId] = useState<number | null>(null);
  const state = useMemberForm(newMember, async (values) => {
    setAddedId(await addMember(values, password));
    void mutate();
  });
  if (addedId !== null) {
    return (
      <MemberAdded
        userId={addedId}
        email={state.values.email}
        password={password}
        onClose={onClose}
      />
    );
  }
  return (
    <MemberPopup
      title={t`Ajouter un membre`}
      state={state}
      action={{ label: t`Ajouter`, pendingLabel: t`Ajout en cours` }}
      onClose={onClose}
    />
  );
}
