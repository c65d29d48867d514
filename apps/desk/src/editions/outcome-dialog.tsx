import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Form, FormRefusal } from "@parution/app/form/form.tsx";
import { useAppForm } from "@parution/app/form/use-app-form.ts";
import { useLeave } from "@parution/app/leave/use-leave.tsx";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { RadioGroup } from "@parution/kit/radio-group";
import { useId } from "react";
import { ReasonFields } from "../shared/reason-fields.tsx";
import type { MissedOutcome } from "./editions.data.ts";

interface OutcomeDialogProps {
  /** Cancellation of the edition, or report of ads that are missing from it. */
  kind: "cancel" | "report";
  /** Number of ads that it concerns. */
  ads: number;
  /** Reports it, or cancels the edition. */
  onSubmit: (outcome: MissedOutcome) => Promise<void>;
  onClose: () => void;
}

const CHOICES = ["client", "move", "refund"] as const;

/** A reason is given in both languages. */
const missingReasons = ({ reasonFr, reasonAr }: Pick<MissedOutcome, "reasonAr" | "reasonFr">) => ({
  ...(reasonFr.trim() === "" && { reasonFr: "missing" }),
  ...(reasonAr.trim() === "" && { reasonAr: "missing" }),
});

/** Outcome for ads that did not run, with the reason that their clients read. */
export function OutcomeDialog({ kind, ads, onSubmit, onClose }: OutcomeDialogProps) {
  const { t } = useLingui();
  const id = useId();
  const form = useAppForm<MissedOutcome>({
    defaultValues: { choice: "client", reasonFr: "", reasonAr: "" },
    faultsOf: missingReasons,
    onSubmit: async (outcome) => {
      await onSubmit(outcome);
      return undefined;
    },
  });
  const { leave, question } = useLeave(form.formState.isDirty, onClose);
  const reportLabel = t`${plural(ads, { one: "Signaler # annonce non parue", other: "Signaler # annonces non parues" })}`;
  return (
    <Dialog
      open
      onClose={leave}
      title={kind === "cancel" ? t`Annuler l’édition` : reportLabel}
      description={
        kind === "cancel"
          ? t`${plural(ads, { one: "# annonce payée est concernée. L’édition ne rouvrira pas.", other: "# annonces payées sont concernées. L’édition ne rouvrira pas." })}`
          : undefined
      }
      closeLabel={t`Fermer la fenêtre`}
      footer={
        <>
          <Button onClick={leave}>{t`Retour`}</Button>
          <Button
            type="submit"
            form={id}
            variant="danger"
            isPending={form.pending}
            pendingLabel={t`Enregistrement en cours`}
          >
            {kind === "cancel" ? t`Annuler l’édition` : t`Signaler`}
          </Button>
        </>
      }
    >
      <Form form={form} id={id} className="flex flex-col gap-5">
        <RadioGroup
          name="choice"
          label={t`Ces annonces sont`}
          value={form.watch("choice")}
          onChange={(value) =>
            form.change("choice", CHOICES.find((one) => one === value) ?? "client")
          }
          items={[
            { value: "client", label: t`Reportées ou remboursées, au choix du client` },
            { value: "move", label: t`Reportées à la prochaine édition ouverte` },
            { value: "refund", label: t`Remboursées` },
          ]}
        />
        <ReasonFields french={form.field("reasonFr")} arabic={form.field("reasonAr")} />
        <FormRefusal form={form} />
      </Form>
      {question}
    </Dialog>
  );
}
