import { useLingui } from "@lingui/react/macro";
import { useLeave } from "@parution/app/leave/use-leave.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { type ReactNode, useId } from "react";
import { MemberForm } from "./member-form.tsx";
import type { MemberFormState } from "./use-member-form.ts";

interface MemberPopupProps {
  title: ReactNode;
  form: MemberFormState;
  /** Labels of the submit button, at rest and while pending. */
  action: { readonly label: string; readonly pendingLabel: string };
  emailFixed?: boolean;
  onClose: () => void;
}

/** Dialog that adds or edits a member; closing after a change asks for confirmation. */
export function MemberPopup({ title, form, action, emailFixed, onClose }: MemberPopupProps) {
  const { t } = useLingui();
  const id = useId();
  const { leave, question } = useLeave(form.formState.isDirty, onClose);
  return (
    <Dialog
      open
      size="lg"
      onClose={leave}
      closeLabel={t`Fermer`}
      title={title}
      footer={
        <>
          <Button onClick={leave}>{t`Annuler`}</Button>
          <Button
            form={id}
            type="submit"
            variant="primary"
            isPending={form.pending}
            pendingLabel={action.pendingLabel}
          >
            {action.label}
          </Button>
        </>
      }
    >
      <MemberForm id={id} form={form} emailFixed={emailFixed ?? false} />
      {question}
    </Dialog>
  );
}
