import { useLingui } from "@lingui/react/macro";
import { useLink } from "@parution/app/links/links.tsx";
import { Alert } from "@parution/kit/alert";
import { ButtonLink } from "@parution/kit/button";
import type { StepId } from "./steps.ts";

/** Pages that have the settings of a step once the newspaper is open. */
const PLACES = {
  journal: { page: "/catalogue", query: "?table=journaux" },
  jours: { page: "/calendrier", query: "" },
  tarifs: { page: "/tarifs", query: "" },
  catalogue: { page: "/catalogue", query: "" },
} as const satisfies Partial<Record<StepId, { page: string; query: string }>>;
type OpenedId = keyof typeof PLACES;

export const isOpenedAt = (step: StepId): step is OpenedId => step in PLACES;

/** Step of an open newspaper: the link to the page that has its settings. */
export function OpenedStep({ step }: { step: OpenedId }) {
  const { t } = useLingui();
  const link = useLink();
  const names: Readonly<Record<OpenedId, string>> = {
    journal: t`Catalogue`,
    jours: t`Calendrier`,
    tarifs: t`Tarifs`,
    catalogue: t`Catalogue`,
  };
  const { page, query } = PLACES[step];
  return (
    <Alert
      tone="info"
      labels={{ tone: t`Information` }}
      action={
        <ButtonLink size="sm" href={`${link(page)}${query}`}>
          {names[step]}
        </ButtonLink>
      }
    >
      {t`Le journal est ouvert : ces réglages se changent sur leur page.`}
    </Alert>
  );
}
