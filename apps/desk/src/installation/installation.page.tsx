import { useLingui } from "@lingui/react/macro";
import { useLink, usePageLocation } from "@parution/app/links/links.tsx";
import { ReadFailure } from "@parution/app/lists/read-failure.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Skeleton } from "@parution/kit/skeleton";
import { Stepper, type StepState } from "@parution/kit/stepper";
import { Navigate, useNavigate } from "react-router";
import { BackLink } from "../shared/back-link.tsx";
import { CatalogueForm } from "./catalogue-form.tsx";
import { DaysForm } from "./days-form.tsx";
import { MailForm } from "./mail-form.tsx";
import { NewspaperForm } from "./newspaper-form.tsx";
import { isOpenedAt, OpenedStep } from "./opened-step.tsx";
import { Opening } from "./opening.tsx";
import { PricesForm } from "./prices-form.tsx";
import { Providers } from "./providers.tsx";
import { PublisherForm } from "./publisher-form.tsx";
import {
  firstStep,
  hasFailed,
  type Installation,
  isDone,
  isStep,
  STEPS,
  type StepId,
  stepAfter,
  useInstallation,
  useStepNames,
} from "./steps.ts";

/** Steps from an empty installation to an open newspaper; each is kept, so that one goes on where one was. */
export function InstallationPage() {
  const { t } = useLingui();
  const { page } = usePageLocation();
  const link = useLink();
  const { data, error, mutate } = useInstallation();
  const names = useStepNames();
  const requestedStep = page.split("/")[2] ?? "";
  if (data !== undefined && !isStep(requestedStep)) {
    return <Navigate to={link(`/installation/${firstStep(data)}`)} replace />;
  }
  // Of an open newspaper no step is under way: its settings are pages of their own, behind the list of all.
  const isSetting = data?.opened != null && isStep(requestedStep) && requestedStep !== "ouverture";
  return (
    <div className="flex flex-col gap-8">
      {isSetting ? (
        <div className="flex flex-col gap-6">
          <BackLink href={link("/installation/ouverture")}>{t`Votre journal`}</BackLink>
          <PageTitle>{names[requestedStep]}</PageTitle>
        </div>
      ) : (
        <PageTitle>{t`Votre journal`}</PageTitle>
      )}
      <ReadFailure
        title={t`L’installation ne peut pas être affichée`}
        error={error}
        isBesideOld={data !== undefined}
        onRetry={() => void mutate()}
      />
      {data === undefined && error === undefined && <Skeleton shape="block" />}
      {data !== undefined && isStep(requestedStep) && (
        <>
          {data.opened === null && <Steps known={data} current={requestedStep} />}
          <Step key={requestedStep} step={requestedStep} known={data} />
        </>
      )}
    </div>
  );
}

function Steps({ known, current }: { known: Installation; current: StepId }) {
  const { t } = useLingui();
  const link = useLink();
  const names = useStepNames();
  return (
    <Stepper
      label={t`Installation`}
      items={STEPS.map((step) => ({
        id: step,
        label: names[step],
        href: link(`/installation/${step}`),
        state: stateOf(step, known, current),
      }))}
      labels={{
        states: {
          done: t`terminée`,
          current: t`en cours`,
          upcoming: t`à venir`,
          error: t`à corriger`,
        },
        position: (place, count) => t`${place}/${count}`,
      }}
    />
  );
}

function stateOf(step: StepId, known: Installation, current: StepId): StepState {
  if (step === current) return "current";
  if (hasFailed(step, known)) return "error";
  return isDone(step, known) ? "done" : "upcoming";
}

/** Form of a step; keeping it leads to the next one, and of an open newspaper back to the list of all. */
function Step({ step, known }: { step: StepId; known: Installation }) {
  const navigate = useNavigate();
  const link = useLink();
  const next = known.opened === null ? stepAfter(step) : "ouverture";
  const onKept = () => void navigate(link(`/installation/${next}`));
  const props = { known, onKept };
  if (known.opened !== null && isOpenedAt(step)) return <OpenedStep step={step} />;
  switch (step) {
    case "editeur":
      return <PublisherForm {...props} />;
    case "journal":
      return <NewspaperForm {...props} />;
    case "jours":
      return <DaysForm {...props} />;
    case "tarifs":
      return <PricesForm {...props} />;
    case "catalogue":
      return <CatalogueForm {...props} />;
    case "paiements":
      return <Providers {...props} />;
    case "courrier":
      return <MailForm {...props} />;
    default:
      return <Opening known={known} />;
  }
}
