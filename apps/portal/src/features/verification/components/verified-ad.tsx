import { useLingui } from "@lingui/react/macro";
import { downloadCertificate } from "@parution/contract/certificates";
import { AttestationCard } from "@parution/kit/attestation-card";
import { KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import { useEffect, useId, useRef, useState } from "react";
import { useClient } from "../../../shared/api/api-scope.tsx";
import { useDownload } from "../../../shared/files/use-download.ts";
import type { Verified } from "../api/use-verify.ts";
import { grouped } from "../model/grouped.ts";
import { CertifiedText } from "./certified-text.tsx";
import { useVerdict } from "./use-verdict.ts";

/** What was certified, whether it holds, and the certificate itself (specification 2, point 2). */
export function VerifiedAd({ verified }: { verified: Verified }) {
  const { t } = useLingui();
  const { ad, info } = verified;
  const region = useRef<HTMLElement>(null);
  const titleId = useId();
  const verdict = useVerdict(ad.certificate);
  const { certificate } = ad;
  const [failure, setFailure] = useState<string | null>(null);
  const client = useClient();
  const { pending, download } = useDownload(setFailure);
  const again = () => client.call(downloadCertificate, { query: { keyword: ad.key } });

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
        state={
          verdict.holds
            ? {
                status: "ready",
                download: {
                  label: t`Télécharger l’attestation`,
                  onPress: () => void download(again),
                  pendingLabel: pending ? t`Téléchargement en cours` : undefined,
                },
              }
            : { status: "failed" }
        }
      />
      <KeyValueList
        layout="stacked"
        items={[
          {
            id: "advertiser",
            label: t`Annonceur`,
            value: ad.advertiser.name === null ? t`Confidentiel` : <bdi>{ad.advertiser.name}</bdi>,
          },
          { id: "year", label: t`Année`, value: <Figure>{ad.year}</Figure> },
          { id: "id", label: t`Annonce n°`, value: <Figure>{ad.id}</Figure> },
          {
            id: "issued",
            label: t`Attestée le`,
            value: <Figure>{formatDayFirst(certificate.issuedOn)}</Figure>,
          },
        ]}
      />
      <CertifiedText content={ad.paperContent} />
    </section>
  );
}

const Figure = (props: { children: string | number }) => (
  <bdi className="tabular-nums">{props.children}</bdi>
);
