import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Suspense } from "react";
import { useParams } from "react-router";
import { Specimen } from "./specimen.tsx";
import { useVerification } from "./use-verification.ts";
import { VerificationForm } from "./verification-form.tsx";

/** Loaded with the first result. */
const VerifiedAd = lazyComponent(() =>
  import("./verified-ad.tsx").then((module) => module.VerifiedAd),
);

/** Anyone finds out whether a certificate is the publisher's, and what it certifies. */
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
        <VerificationForm form={verification} />
        <Suspense fallback={<Specimen />}>
          {verified === null ? <Specimen /> : <VerifiedAd verified={verified} />}
        </Suspense>
      </div>
    </div>
  );
}
