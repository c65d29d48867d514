import { useLingui } from "@lingui/react/macro";
import { AttestationCard, type AttestationState } from "@parution/kit/attestation-card";
import { KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import { useEffect, useId, useRef, useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { useDownload } from "../../../shared/files/use-download.ts";
import type { Verified } from "../api/use-verify.ts";
import { grouped } from "../model/grouped.ts";
import { CertifiedText } from "./certified-text.tsx";
import { VerdictPanel } from "./verdict.tsx";

const downloadCertificate = callLater(
  () => import("@parution/contract/certificates"),
  "downloadCertificate",
);

interface VerifiedProps {
  verified: Verified;
}

/** Whether the ad has appeared, its text to be compared, and the certificate that was verified. */
export function VerifiedAd({ verified }: VerifiedProps) {
  const { t } = useLingui();
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => region.current?.focus(), []);
  const { ad } = verified;
  return (
    <section
      ref={region}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="flex min-w-0 flex-col gap-8 outline-none"
    >
      <h2 id={titleId} className="sr-only">
        {t`Résultat de la vérification`}
      </h2>
      <VerdictPanel ad={ad} />
      <CertifiedText content={ad.paperContent} />
      <Certificate verified={verified} />
      <Facts verified={verified} />
    </section>
  );
}

/** What the card of the certificate does not say. */
function Facts({ verified: { ad } }: VerifiedProps) {
  const { t } = useLingui();
  const { name } = ad.advertiser;
  const newspaper = [
    "newspaper",
    t`Journal`,
    <bdi key="newspaper">{ad.support.label}</bdi>,
  ] as const;
  const facts = [
    ...(ad.certificate === null ? [newspaper] : []),
    ["reference", t`Référence web`, <Figure key="reference">{ad.reference}</Figure>],
    ["advertiser", t`Annonceur`, name === null ? t`Confidentiel` : <bdi key="name">{name}</bdi>],
    ["year", t`Année`, <Figure key="year">{ad.year}</Figure>],
    ["id", t`Annonce n°`, <Figure key="id">{ad.id}</Figure>],
  ] as const;
  return (
    <KeyValueList
      layout="stacked"
      items={facts.map(([id, label, value]) => ({ id, label, value }))}
    />
  );
}

const Figure = (props: { children: string | number }) => (
  <bdi dir="ltr" className="tabular-nums">
    {props.children}
  </bdi>
);

/** The document itself; an ad that was found by its web reference has none to show. */
function Certificate({ verified: { ad, info } }: VerifiedProps) {
  const { t } = useLingui();
  const client = useClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { pending, download } = useDownload(setFailure);
  const { certificate, key } = ad;
  if (certificate === null || key === null) return null;
  const again = () => client.call(downloadCertificate, { query: { keyword: key } });
  const button = {
    label: t`Télécharger l’attestation`,
    onPress: () => void download(again),
    pendingLabel: pending ? t`Téléchargement en cours` : undefined,
  };
  const state: AttestationState = certificate.current
    ? { status: "ready", download: certificate.downloadable ? button : undefined }
    : { status: "failed" };
  return (
    <AttestationCard
      title={
        certificate.kind === "publication" ? t`Attestation de parution` : t`Attestation d’insertion`
      }
      reference={info.paperReference}
      newspaper={ad.support.label}
      dates={[formatDayFirst(certificate.issuedOn)]}
      code={grouped(key)}
      message={failure ?? undefined}
      labels={{
        reference: t`Référence papier`,
        newspaper: t`Journal`,
        dates: t`Délivrée le`,
        code: t`Code de vérification`,
        states: {
          ready: t`Document authentique`,
          making: "",
          failed: certificate.genuine ? t`Plus valable` : t`Non authentique`,
        },
      }}
      state={certificate.genuine ? state : { status: "failed" }}
    />
  );
}
