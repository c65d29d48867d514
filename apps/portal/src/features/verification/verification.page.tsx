import { useLingui } from "@lingui/react/macro";
import { lazyComponent } from "@parution/app/lazy/lazy.tsx";
import { PageHead } from "@parution/app/page/page-head.tsx";
import { PageTitle } from "@parution/app/page/page-title.tsx";
import { Suspense } from "react";
import { useParams } from "react-router";
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

/** Illegible rows of text, in shares of the width. */
const ROWS = ["w-11/12", "w-full", "w-10/12", "w-full", "w-7/12"];

/** Place of the code on a certificate: an illustration beside the form, until there is a result. */
function Specimen() {
  const { t } = useLingui();
  return (
    <figure className="hidden justify-self-center lg:block">
      <div
        aria-hidden
        className="w-80 rotate-1 scheme-light rounded-card border border-line bg-paper p-8 text-paper-ink shadow-raised"
      >
        <p className="font-headline text-title-sm font-semibold">{t`Attestation de parution`}</p>
        <div className="mt-6 flex flex-col gap-2.5">
          {ROWS.map((width, index) => (
            <span key={index} className={`h-1.5 rounded-pill bg-paper-rule ${width}`} />
          ))}
        </div>
        <div className="mt-8 flex items-end justify-between gap-4">
          <SampleQrCode />
          <span className="rounded-control px-2 py-1 text-caption font-semibold tabular-nums whitespace-nowrap outline-2 outline-brand outline-offset-2">
            7F3A-19C4-0B52-E8D6
          </span>
        </div>
      </div>
      <figcaption className="mt-6 text-center text-body-sm text-fg-muted">
        {t`Le code est à côté du code QR`}
      </figcaption>
    </figure>
  );
}

/** Sample QR code that no camera reads. */
function SampleQrCode() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 9 9"
      className="size-16 shrink-0 fill-current"
      focusable="false"
    >
      <path d="M0 0h3v3H0zM6 0h3v3H6zM0 6h3v3H0zM4 0h1v2H4zM4 3h2v1H4zM0 4h2v1H0zM3 4h1v2H3zM5 5h2v1H5zM7 4h2v1H7zM4 7h1v2H4zM6 7h1v1H6zM8 6h1v3H8z" />
      <path className="fill-paper" d="M1 1h1v1H1zM7 1h1v1H7zM1 7h1v1H1z" />
    </svg>
  );
}
