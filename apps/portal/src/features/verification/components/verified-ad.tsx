import { useLingui } from "@lingui/react/macro";
import { AttestationCard } from "@parution/kit/attestation-card";
import { KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import { useEffect, useId, useRef, useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { callLater } from "../../../shared/api/call-later.ts";
import { useDownload } from "../../../shared/files/use-download.ts";
import type { Verified } from "../api/use-verify.ts";
import { grouped } from "../model/grouped.ts";
import { CertifiedText } from "./certified-text.tsx";
import { useVerdict } from "./use-verdict.ts";

const downloadCertificate = callLater(
  () => import("@parution/contract/certificates"),
  "downloadCertificate",
);

interface VerifiedProps {
  verified: Verified;
}

/** What was certified, whether it holds, and the certificate itself (specification 2, point 2). */
export function VerifiedAd({ verified }: VerifiedProps) {
  const { t } = useLingui();
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => region.current?.focus(), []);
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
      <Certificate verified={verified} />
      <CertifiedFacts verified={verified} />
      <CertifiedText content={verified.ad.paperContent} />
    </section>
  );
}

function Certificate({ verified: { ad, info } }: VerifiedProps) {
  const { t } = useLingui();
  const client = useClient();
  const verdict = useVerdict(ad.certificate);
  const [failure, setFailure] = useState<string | null>(null);
  const { pending, download } = useDownload(setFailure);
  const again = () => client.call(downloadCertificate, { query: { keyword: ad.key } });
  const button = {
    label: t`Télécharger l’attestation`,
    onPress: () => void download(again),
    pendingLabel: pending ? t`Téléchargement en cours` : undefined,
  };
  return (
    <AttestationCard
      title={t`Attestation de parution`}
      reference={info.paperReference}
      newspaper={ad.support.label}
      dates={ad.dates.map(formatDayFirst)}
      code={grouped(ad.key)}
      message={failure ?? verdict.message}
      labels={{
        reference: t`Référence papier`,
        newspaper: t`Journal`,
        dates: t`Parutions`,
        code: t`Code de vérification`,
        states: { ready: t`Authentique`, making: "", failed: verdict.label },
      }}
      state={verdict.holds ? { status: "ready", download: button } : { status: "failed" }}
    />
  );
}

function CertifiedFacts({ verified: { ad } }: VerifiedProps) {
  const { t } = useLingui();
  const { name } = ad.advertiser;
  const facts = [
    ["advertiser", t`Annonceur`, name === null ? t`Confidentiel` : <bdi key="name">{name}</bdi>],
    ["year", t`Année`, <Figure key="year">{ad.year}</Figure>],
    ["id", t`Annonce n°`, <Figure key="id">{ad.id}</Figure>],
    [
      "issued",
      t`Attestée le`,
      <Figure key="issued">{formatDayFirst(ad.certificate.issuedOn)}</Figure>,
    ],
  ] as const;
  return (
    <KeyValueList
      layout="stacked"
      items={facts.map(([id, label, value]) => ({ id, label, value }))}
    />
  );
}

const Figure = (props: { children: string | number }) => (
  <bdi className="tabular-nums">{props.children}</bdi>
);
