import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { type ReactNode, useId } from "react";
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

/** The popup in which a member is added or edited. */
export function MemberPopup({ title, state, action, emailFixed, onClose }: MemberPopupProps) {
  const { t } = useLingui();
  const id = useId();
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      closeLabel={t`Fermer`}
      title={title}
      footer={
        <>
          <Button onClick={onClose}>{t`Annuler`}</Button>
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
    </Dialog>
  );
}
