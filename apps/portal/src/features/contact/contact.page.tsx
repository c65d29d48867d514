import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "@parution/kit/skeleton";
import { callLater } from "../../shared/api/call-later.ts";
import { useErrorText } from "../../shared/api/error-text.ts";
import { useCall } from "../../shared/api/use-call.ts";
import { ErrorState } from "../../shared/later-kit/later-kit.tsx";
import { PageHead } from "../../shared/page-head/page-head.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { ContactDetails } from "./components/contact-details.tsx";
import { ContactForm } from "./components/contact-form.tsx";

const readContactDetails = callLater(
  () => import("@parution/contract/contact"),
  "readContactDetails",
);

/** A form to write to the publisher, and every other way to reach them (specification 2, point 2). */
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
  const { data: details, error, mutate } = useCall(readContactDetails, {});
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
