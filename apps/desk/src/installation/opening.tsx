import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { openInstallation } from "@parution/contract/lazy/installation";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Link } from "@parution/kit/link";
import { useStaff } from "../shared/staff.data.ts";
import {
  type Installation,
  isDone,
  STEPS,
  type StepId,
  useInstallation,
  useStepNames,
} from "./steps.ts";

/** Last step: what is set, and the button that opens the newspaper. */
export function Opening({ known }: { known: Installation }) {
  const { t } = useLingui();
  const client = useClient();
  const { mutate } = useInstallation();
  const staff = useStaff();
  const open = useAction(async () => {
    await client.call(openInstallation, {});
    await Promise.all([mutate(), staff.mutate()]);
  });
  if (known.opened !== null) {
    return (
      <div className="flex flex-col items-start gap-5">
        <p role="status" className="text-body-lg">{t`Le journal est ouvert.`}</p>
        <a
          href={known.opened}
          className="font-semibold text-link underline underline-offset-4"
        >{t`Voir le portail`}</a>
        <StepStates known={known} />
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-6">
      <StepStates known={known} />
      {open.refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {open.refusal}
        </Alert>
      )}
      <Button
        variant="primary"
        isPending={open.pending}
        pendingLabel={t`Ouverture en cours`}
        onClick={() => void open.run()}
      >
        {t`Ouvrir le journal`}
      </Button>
    </div>
  );
}

function StepStates({ known }: { known: Installation }) {
  const { t } = useLingui();
  const link = useLink();
  const names = useStepNames();
  const stateOf = useStateTexts(known);
  return (
    <KeyValueList
      className="self-stretch"
      items={STEPS.filter((step) => step !== "ouverture").map((step) => ({
        id: step,
        label: names[step],
        value: stateOf(step),
        action: <Link href={link(`/installation/${step}`)}>{t`Modifier`}</Link>,
      }))}
    />
  );
}

/** State of a step in words: what a try has shown counts beside what is set. */
function useStateTexts(known: Installation): (step: StepId) => string {
  const { t } = useLingui();
  const { card, cash, mail } = known;
  const triedTexts = {
    proven: t`Prêt`,
    answered: t`Enregistré, a répondu à l’essai`,
    failed: t`Enregistré, l’essai a échoué`,
  };
  const triedText = ({ isSet, tried }: Pick<typeof card, "isSet" | "tried">) => {
    if (!isSet) return t`À compléter`;
    return tried === null ? t`Enregistré, pas encore essayé` : triedTexts[tried];
  };
  return (step) => {
    if (step === "paiements") {
      const [byCard, byCash] = [triedText(card), triedText(cash)];
      return [t`Carte : ${byCard}`, t`Espèces : ${byCash}`].join(" · ");
    }
    if (!isDone(step, known)) return t`À compléter`;
    if (step === "courrier")
      return mail.host === null ? t`Sans serveur : les lettres restent ici` : triedText(mail);
    return t`Prêt`;
  };
}
