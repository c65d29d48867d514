import { useLingui } from "@lingui/react/macro";
import { useRead } from "@parution/app/data/use-read.ts";
import type { CallAnswer } from "@parution/contract/call";
import type { readInstallation as call } from "@parution/contract/installation";
import { readInstallation } from "@parution/contract/lazy/installation";

export type Installation = CallAnswer<typeof call>;

/** Steps of an installation, by the last part of their addresses. */
export const STEPS = [
  "editeur",
  "journal",
  "jours",
  "tarifs",
  "catalogue",
  "paiements",
  "courrier",
  "ouverture",
] as const;
export type StepId = (typeof STEPS)[number];

/** Steps that are set and steps that are missing. */
export const useInstallation = () => useRead(readInstallation, {});

export const isStep = (text: string): text is StepId => STEPS.some((step) => step === text);

/** True when a step has all that opening asks of it; payments and mail may be set later. */
export function isDone(step: StepId, known: Installation): boolean {
  const done: Record<StepId, boolean> = {
    editeur: known.publisher !== null,
    journal: known.newspaper !== null || known.opened !== null,
    jours: known.days !== null || known.opened !== null,
    tarifs: known.prices !== null || known.opened !== null,
    catalogue: known.prices !== null || known.opened !== null,
    paiements: known.card.isSet && known.cash.isSet,
    courrier: known.mail.isSet,
    ouverture: known.opened !== null,
  };
  return done[step];
}

/** True when the last try of a step's settings failed. */
export function hasFailed(step: StepId, { card, cash, mail }: Installation): boolean {
  if (step === "courrier") return mail.tried === "failed";
  return step === "paiements" && [card, cash].some(({ tried }) => tried === "failed");
}

/** The step after another one; the last one is its own. */
export const stepAfter = (step: StepId): StepId => STEPS[STEPS.indexOf(step) + 1] ?? "ouverture";

/** The first step that is not done; of an open newspaper the last one, which lists them all. */
export const firstStep = (known: Installation): StepId =>
  (known.opened === null ? STEPS.find((step) => !isDone(step, known)) : undefined) ?? "ouverture";

export function useStepNames(): Readonly<Record<StepId, string>> {
  const { t } = useLingui();
  return {
    editeur: t`Éditeur`,
    journal: t`Journal`,
    jours: t`Jours`,
    tarifs: t`Tarifs`,
    catalogue: t`Catalogue`,
    paiements: t`Paiements`,
    courrier: t`E-mails`,
    ouverture: t`Ouverture`,
  };
}
