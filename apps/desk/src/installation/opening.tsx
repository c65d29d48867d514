import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useAction } from "@parution/app/data/use-action.ts";
import { useLink } from "@parution/app/links/links.tsx";
import { openInstallation } from "@parution/contract/lazy/installation";
import { Alert } from "@parution/kit/alert";
import { Button, ButtonLink } from "@parution/kit/button";
import { ConfirmDialog } from "@parution/kit/confirm-dialog";
import { KeyValueList } from "@parution/kit/key-value-list";
import { Link } from "@parution/kit/link";
import { useState } from "react";
import { type Installation, isDone, STEPS, type StepId, useStepNames } from "./steps.ts";

/** Last step: what is set, and the button that opens the newspaper. */
export function Opening({ known }: { known: Installation }) {
  const { t } = useLingui();
  const client = useClient();
  const consequences = useConsequences()(known);
  const [isConfirming, setConfirming] = useState(false);
  const open = useAction(async () => {
    await client.call(openInstallation, {}, { awaitsReads: true });
  });
  if (known.opened !== null) {
    return (
      <div className="flex flex-col items-start gap-5">
        <p role="status" className="text-body-lg">{t`Le journal est ouvert.`}</p>
        <ButtonLink href={known.opened} target="_top">
          {t`Voir le portail`}
        </ButtonLink>
        <Consequences sentences={consequences} />
        <StepStates known={known} />
      </div>
    );
  }
  return (
    <div className="flex flex-col items-start gap-6">
      <Consequences sentences={consequences} />
      <StepStates known={known} />
      {open.refusal !== null && !isConfirming && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {open.refusal}
        </Alert>
      )}
      <Button
        variant="primary"
        isPending={open.pending && !isConfirming}
        pendingLabel={t`Ouverture en cours`}
        onClick={() => {
          if (consequences.length > 0) setConfirming(true);
          else void open.run();
        }}
      >
        {t`Ouvrir le journal`}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          open
          title={t`Ouvrir le journal sans ces réglages ?`}
          description={t`Ils se complètent aussi après l’ouverture.`}
          confirm={{
            label: t`Ouvrir quand même`,
            onConfirm: () => void open.run(),
            isPending: open.pending,
            pendingLabel: t`Ouverture en cours`,
          }}
          cancel={{ label: t`Compléter d’abord`, onCancel: () => setConfirming(false) }}
          failure={open.refusal === null ? undefined : { toneLabel: t`Erreur`, text: open.refusal }}
        >
          <Sentences sentences={consequences} />
        </ConfirmDialog>
      )}
    </div>
  );
}

interface SentencesProps {
  sentences: readonly string[];
}

const Sentences = ({ sentences }: SentencesProps) => (
  <ul className="flex list-disc flex-col gap-1 ps-5">
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
);

/** Consequences of an incomplete installation, as a list. */
function Consequences({ sentences }: SentencesProps) {
  const { t } = useLingui();
  if (sentences.length === 0) return null;
  return (
    <Alert
      tone="warning"
      labels={{ tone: t`Attention` }}
      title={t`Il reste des réglages à compléter`}
      className="self-stretch"
    >
      <Sentences sentences={sentences} />
    </Alert>
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
      return mail.host === null ? t`Sans serveur : les e-mails restent ici` : triedText(mail);
    return t`Prêt`;
  };
}

/**
 * Consequences of an incomplete installation for visitors, a sentence each; none where payments and mail are set
 * up.
 */
function useConsequences(): (known: Installation) => readonly string[] {
  const { t } = useLingui();
  return ({ card, cash, mail }) => {
    const texts = [
      !card.isOffered && t`Les clients ne peuvent pas payer par carte.`,
      !card.isSet &&
        card.isOffered &&
        t`Les cartes passent par le prestataire d’essai : aucun argent n’est encaissé.`,
      card.tried === "failed" &&
        t`Le paiement d’essai par carte a échoué : les paiements des clients risquent d’échouer aussi.`,
      !cash.isOffered && t`Les clients ne peuvent pas payer en espèces en agence.`,
      !cash.isSet &&
        cash.isOffered &&
        t`Les paiements en agence passent par le partenaire d’essai : aucun argent n’est encaissé.`,
      cash.tried === "failed" &&
        t`La liste des agences n’a pas répondu à l’essai : les clients risquent de ne pas la voir.`,
      mail.host === null &&
        t`Aucun e-mail ne part : les visiteurs ne reçoivent pas le lien qui confirme leur inscription.`,
      mail.host !== null &&
        mail.tried === "failed" &&
        t`L’e-mail d’essai n’est pas parti : les e-mails aux clients risquent de ne pas partir non plus.`,
    ];
    return texts.filter((text) => text !== false);
  };
}
