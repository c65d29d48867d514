import { useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { useParams } from "react-router";
import { PageHead } from "../../shared/page-head/page-head.tsx";
import { PageTitle } from "../../shared/page-title/page-title.tsx";
import { Specimen } from "./components/specimen.tsx";
import { VerificationForm } from "./components/verification-form.tsx";
import { useVerification } from "./model/use-verification.ts";

/** What shows a result comes with the first. */
const VerifiedAd = lazy(() =>
  import("./components/verified-ad.tsx").then((module) => ({ default: module.VerifiedAd })),
);

/** Anyone finds out whether a certificate is the publisher's, and what it certifies (specification 2, point 2). */
export default function VerificationPage() {
  const { t } = useLingui();
  const { id = "" } = useParams();
  const verification = useVerification(id);
  const { verified } = verification;
  return (
    <div className="flex flex-col gap-8 pb-8">
      <PageHead
        title={t`Vérifier une annonce`}
        description={t`Contrôlez une attestation de parution par son code ou par son fichier : journal, dates et texte attestés.`}
        canonical="/verification"
      />
      <PageTitle>{t`Vérifier une annonce`}</PageTitle>
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,26rem)_minmax(20rem,1fr)] lg:gap-16">
        <VerificationForm verification={verification} />
        <Suspense fallback={<Specimen />}>
          {verified === null ? <Specimen /> : <VerifiedAd verified={verified} />}
        </Suspense>
      </div>
    </div>
  );
}
