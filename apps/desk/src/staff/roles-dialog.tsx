import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import type { CallAnswer } from "@parution/contract/call";
import { changeStaff, inviteStaff } from "@parution/contract/lazy/staff";
import type { readStaff } from "@parution/contract/staff";
import { Button } from "@parution/kit/button";
import { Checkbox } from "@parution/kit/checkbox";
import { Dialog } from "@parution/kit/dialog";
import { GroupField } from "@parution/kit/form-field";
import { TextField } from "@parution/kit/text-field";
import { STAFF_ROLES, type StaffRole } from "@parution/rules/access";
import { isEmail } from "@parution/rules/fields";
import { useId } from "react";
import { useRoleNames } from "../shared/staff.data.ts";

/** A member of the staff. */
export type Member = CallAnswer<typeof readStaff>["staff"][number];

interface RolesDialogProps {
  /** Member whose roles are edited; null: a new member, who is invited by mail. */
  member: Member | null;
  onClose: () => void;
}

interface Typed {
  email: string;
  roles: StaffRole[];
}

/** Roles of a member, or of somebody who is invited. */
export function RolesDialog({ member, onClose }: RolesDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const client = useClient();
  const names = useRoleNames();
  const form = useAppForm<Typed>({
    defaultValues: { email: member?.email ?? "", roles: [...(member?.roles ?? [])] },
    faultsOf: ({ email, roles }) => ({
      ...(!isEmail(email.trim()) && { email: email.trim() === "" ? "missing" : "email" }),
      ...(roles.length === 0 && { roles: "none" }),
    }),
    faultTexts: { "roles.none": t`Choisissez au moins un rôle.` },
    onSubmit: async (body) => {
      const trimmed = { ...body, email: body.email.trim() };
      if (member === null) await client.call(inviteStaff, { body: trimmed });
      else await client.call(changeStaff, { body: trimmed });
      onClose();
      return undefined;
    },
  });
  const roles = form.watch("roles");
  const toggle = (role: StaffRole) =>
    form.change(
      "roles",
      roles.includes(role) ? roles.filter((one) => one !== role) : [...roles, role],
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={member === null ? t`Inviter à l’équipe` : t`Rôles : ${member.name}`}
      description={member === null ? undefined : t`Ses nouveaux droits valent aussitôt.`}
      closeLabel={t`Fermer`}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
          <Button
            variant="primary"
            type="submit"
            form={id}
            isPending={form.pending}
            pendingLabel={t`Enregistrement en cours`}
          >
            {member === null ? t`Envoyer l’invitation` : t`Enregistrer`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="flex flex-col gap-5">
        {member === null && (
          <TextField
            {...form.field("email")}
            type="email"
            dir="ltr"
            autoComplete="off"
            label={t`Adresse e-mail`}
            description={t`Le lien vaut une semaine et ne sert qu’une fois.`}
          />
        )}
        <GroupField label={t`Rôles`} error={form.errorOf("roles")}>
          <div className="grid gap-1 sm:grid-cols-2">
            {STAFF_ROLES.map((role) => (
              <Checkbox
                key={role}
                label={names[role]}
                checked={roles.includes(role)}
                onChange={() => toggle(role)}
              />
            ))}
          </div>
        </GroupField>
        <FormRefusal form={form} />
      </Form>
    </Dialog>
  );
}
