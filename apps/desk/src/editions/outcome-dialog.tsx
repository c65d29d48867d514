import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { Dialog } from "@parution/kit/dialog";
import { RadioGroup } from "@parution/kit/radio-group";
import { TextField } from "@parution/kit/text-field";
import { type FormEvent, useState } from "react";
import type { MissedOutcome } from "./editions.data.ts";

interface OutcomeDialogProps {
  /** Cancellation of the edition, or report of ads that are missing from it. */
  kind: "cancel" | "report";
  /** Number of ads that it concerns. */
  ads: number;
  refusal: string | null;
  isPending: boolean;
  onSubmit: (outcome: MissedOutcome) => void;
  onClose: () => void;
}

const CHOICES = ["client", "move", "refund"] as const;
const LONGEST_REASON = 120;

/** What becomes of ads that did not run, with the reason that their clients read. */
export function OutcomeDialog(props: OutcomeDialogProps) {
  const { kind, ads, refusal, isPending, onSubmit, onClose } = props;
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<MissedOutcome>({
    ...{ choice: "client", reasonFr: "", reasonAr: "" },
  });
  const isWhole = outcome.reasonFr.trim() !== "" && outcome.reasonAr.trim() !== "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isWhole && !isPending) onSubmit(outcome);
  };
  const reportLabel = t`${plural(ads, { one: "Signaler # annonce non parue", other: "Signaler # annonces non parues" })}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={kind === "cancel" ? t`Annuler l’édition` : reportLabel}
      description={
        kind === "cancel"
          ? t`${plural(ads, { one: "# annonce payée est concernée. L’édition ne rouvrira pas.", other: "# annonces payées sont concernées. L’édition ne rouvrira pas." })}`
          : undefined
      }
      closeLabel={t`Fermer la fenêtre`}
      footer={
        <>
          <Button onClick={onClose}>{t`Retour`}</Button>
          <Button
            type="submit"
            form="outcome"
            variant="danger"
            disabled={!isWhole}
            isPending={isPending}
            pendingLabel={t`Enregistrement en cours`}
          >
            {kind === "cancel" ? t`Annuler l’édition` : t`Signaler`}
          </Button>
        </>
      }
    >
      <form id="outcome" onSubmit={submit} className="flex flex-col gap-5">
        <RadioGroup
          name="choice"
          label={t`Ces annonces sont`}
          value={outcome.choice}
          onChange={(value) =>
            setOutcome({ ...outcome, choice: CHOICES.find((one) => one === value) ?? "client" })
          }
          items={[
            { value: "client", label: t`Reportées ou remboursées, au choix du client` },
            { value: "move", label: t`Reportées à la prochaine édition ouverte` },
            { value: "refund", label: t`Remboursées` },
          ]}
        />
        <TextField
          label={t`Motif en français`}
          lang="fr"
          dir="ltr"
          maxLength={LONGEST_REASON}
          value={outcome.reasonFr}
          onChange={(event) => setOutcome({ ...outcome, reasonFr: event.currentTarget.value })}
        />
        <TextField
          label={t`Motif en arabe`}
          lang="ar"
          dir="rtl"
          maxLength={LONGEST_REASON}
          value={outcome.reasonAr}
          onChange={(event) => setOutcome({ ...outcome, reasonAr: event.currentTarget.value })}
        />
        {refusal !== null && (
          <Alert tone="danger" labels={{ tone: t`Erreur` }}>
            {refusal}
          </Alert>
        )}
      </form>
    </Dialog>
  );
}
