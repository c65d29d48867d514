import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { FormRefusal } from "@parution/app/form/form.tsx";
import { ApiError } from "@parution/contract/errors";
import { Alert } from "@parution/kit/alert";
import { Button, type ButtonProps } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { type ComponentProps, useState } from "react";

interface DiscardButtonProps extends Pick<ButtonProps, "isPending" | "pendingLabel" | "size"> {
  /** Name of the action, on the button and in its confirmation. */
  label: string;
  /** True where something written would be lost: that is asked about first. */
  needsConfirmation: boolean;
  /** Question, its consequence, and the way back. */
  question: string;
  consequence: string;
  keepLabel: string;
  variant?: "quiet" | "secondary";
  onDiscard: () => void;
}

/** Button of an action that discards what was written, after a confirmation. */
export function DiscardButton(props: DiscardButtonProps) {
  const { label, needsConfirmation, question, consequence, keepLabel, onDiscard, ...button } =
    props;
  const [isOpen, setOpen] = useState(false);
  const discard = () => {
    setOpen(false);
    onDiscard();
  };
  return (
    <>
      <Button {...button} onClick={() => (needsConfirmation ? setOpen(true) : onDiscard())}>
        {label}
      </Button>
      <ConfirmDialog
        open={isOpen}
        tone="danger"
        title={question}
        description={consequence}
        confirm={{ label, onConfirm: discard }}
        cancel={{ label: keepLabel, onCancel: () => setOpen(false) }}
      />
    </>
  );
}

interface ContentRefusalProps {
  form: ComponentProps<typeof FormRefusal>["form"] & {
    readonly failure: unknown;
    readonly formState: { readonly isDirty: boolean };
  };
  /** Shows the text anew, as it is kept. */
  onReload: () => Promise<void>;
}

/** Refusal of a submission; where another user changed the text meanwhile, with the way to theirs. */
export function ContentRefusal({ form, onReload }: ContentRefusalProps) {
  const { t } = useLingui();
  const reload = useAction(onReload);
  const isConflict = form.failure instanceof ApiError && form.failure.code === "CHANGED";
  return (
    <>
      <FormRefusal
        form={form}
        action={
          isConflict && (
            <DiscardButton
              size="sm"
              label={t`Recharger le texte`}
              needsConfirmation={form.formState.isDirty}
              question={t`Recharger le texte ?`}
              consequence={t`Vos modifications seront perdues.`}
              keepLabel={t`Continuer à modifier`}
              isPending={reload.pending}
              pendingLabel={t`Chargement en cours`}
              onDiscard={() => void reload.run()}
            />
          )
        }
      />
      {isConflict && <ActionRefusal action={reload} />}
    </>
  );
}

/** Refusal of an action beside the form. */
export function ActionRefusal({ action }: { action: { readonly refusal: string | null } }) {
  const { t } = useLingui();
  return (
    action.refusal !== null && (
      <Alert tone="danger" labels={{ tone: t`Erreur` }}>
        {action.refusal}
      </Alert>
    )
  );
}
