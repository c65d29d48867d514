import { useLingui } from "@lingui/react/macro";
import { useErrorText } from "@parution/app/data/error-text.ts";
import { useRead } from "@parution/app/data/use-read.ts";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { readContactDetails } from "@parution/contract/lazy/contact";
import { ErrorState } from "@parution/kit/error-state";
import { Skeleton } from "@parution/kit/skeleton";
import { ContactDetails } from "./contact-details.tsx";
import { ContactForm } from "./contact-form.tsx";

/** Contact form and contact details of the publisher. */
export default function ContactPage() {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-8 pb-8">
      <PageHead
        title={t`Nous contacter`}
        description={t`Écrivez à la rédaction des annonces, appelez-nous ou passez nous voir : adresse, téléphone et horaires.`}
      />
      <PageTitle>{t`Nous contacter`}</PageTitle>
      <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-20">
        <ContactForm />
        <Reach />
      </div>
    </div>
  );
}

function Reach() {
  const { t } = useLingui();
  const { data: details, error, mutate } = useRead(readContactDetails, {});
  const errorText = useErrorText();
  if (details !== undefined) return <ContactDetails details={details} />;
  if (error === undefined) return <Skeleton className="h-96" />;
  return (
    <ErrorState
      title={t`Nos coordonnées ne peuvent pas être affichées`}
      retry={{ label: t`Réessayer`, onRetry: () => void mutate() }}
    >
      {errorText(error)}
    </ErrorState>
  );
}
