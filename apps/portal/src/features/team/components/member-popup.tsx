import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { type ReactNode, useId } from "react";
import { useLeave } from "../../../shared/leave/use-leave.tsx";
import type { MemberFormState } from "../model/use-member-form.ts";
import { MemberForm } from "./member-form.tsx";

interface MemberPopupProps {
  title: ReactNode;
  state: MemberFormState;
  /** What sends it, and what it says meanwhile. */
  action: { readonly label: string; readonly pendingLabel: string };
  emailFixed?: boolean;
  onClose: () => void;
}

/** The popup in which a member is added or edited; what was typed does not go without a question. */
export function MemberPopup({ title, state, action, emailFixed, onClose }: MemberPopupProps) {
  const { t } = useLingui();
  const id = useId();
  const { leave, question } = useLeave(state.isChanged, onClose);
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
            pendingLabel={state.pending ? action.pendingLabel : undefined}
          >
            {action.label}
          </Button>
        </>
      }
    >
      <MemberForm id={id} state={state} emailFixed={emailFixed ?? false} />
      {question}
    </Dialog>
  );
}
