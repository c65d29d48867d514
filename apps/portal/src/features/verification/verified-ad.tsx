import { useLingui } from "@lingui/react/macro";
import { useClient } from "@parution/app/data/api-scope.tsx";
import { useDownload } from "@parution/app/files/use-download.ts";
import { downloadCertificate } from "@parution/contract/lazy/certificates";
import { AttestationCard, type AttestationState } from "@parution/kit/attestation-card";
import { type KeyValue, KeyValueList } from "@parution/kit/key-value-list";
import { formatDayFirst } from "@parution/rules/dates";
import type { PaperContent } from "@parution/rules/paper-content";
import { useEffect, useId, useRef, useState } from "react";
import { useProofs } from "./use-proofs.tsx";
import type { Verified } from "./use-verify.ts";
import { VerdictPanel } from "./verdict.tsx";

interface VerifiedProps {
  verified: Verified;
}

/** Publication status of the ad, its text for comparison, and the verified certificate. */
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
      className="flex min-w-0 flex-col gap-6 outline-none"
    >
      <h2 id={titleId} className="sr-only">
        {t`Résultat de la vérification`}
      </h2>
      <VerdictPanel ad={ad} />
      {ad.certificate === null ? (
        <Found verified={verified} />
      ) : (
        <Certificate verified={verified} />
      )}
      <CertifiedText content={ad.paperContent} />
    </section>
  );
}

/** The facts of the ad behind its references, in reading order. */
function useAdFacts({ ad, info }: Verified): readonly KeyValue[] {
  const { t } = useLingui();
  const { name } = ad.advertiser;
  return [
    ...(info.paperReference === ad.reference
      ? []
      : [{ id: "web", label: t`Référence web`, value: <Figure>{ad.reference}</Figure> }]),
    {
      id: "advertiser",
      label: t`Annonceur`,
      value: name === null ? t`Confidentiel` : <bdi>{name}</bdi>,
    },
    { id: "year", label: t`Année`, value: <Figure>{ad.year}</Figure> },
    { id: "id", label: t`Annonce n°`, value: <Figure>{ad.id}</Figure> },
  ];
}

/** Name of the reference on paper: the only one where the web has the same. */
function useReferenceLabel({ ad, info }: Verified): string {
  const { t } = useLingui();
  return info.paperReference === ad.reference ? t`Référence` : t`Référence papier`;
}

/** The facts of an ad that was found by its web reference: there is no certificate to show. */
function Found({ verified }: VerifiedProps) {
  const { t } = useLingui();
  const { ad, info } = verified;
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2 sm:px-5">
      <KeyValueList
        layout="aligned"
        items={[
          {
            id: "reference",
            label: useReferenceLabel(verified),
            value: <Figure>{info.paperReference}</Figure>,
          },
          { id: "newspaper", label: t`Journal`, value: <bdi>{ad.support.label}</bdi> },
          ...useAdFacts(verified),
        ]}
      />
    </div>
  );
}

const Figure = (props: { children: string | number }) => (
  <bdi dir="ltr" className="tabular-nums">
    {props.children}
  </bdi>
);

/** The document itself, with what is known of its ad. */
function Certificate({ verified }: VerifiedProps) {
  const { ad, info } = verified;
  const { t } = useLingui();
  const client = useClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { pending, download } = useDownload(setFailure);
  const facts = useAdFacts(verified);
  const proofs = useProofs(verified);
  const referenceLabel = useReferenceLabel(verified);
  const { certificate, key } = ad;
  if (certificate === null || key === null) return null;
  const again = () => client.call(downloadCertificate, { query: { keyword: key } });
  const button = {
    label: t`Télécharger l’attestation`,
    onPress: () => void download(again),
    isPending: pending,
    pendingLabel: t`Téléchargement en cours`,
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
      facts={[...facts, ...proofs]}
      code={grouped(key)}
      message={failure ?? undefined}
      labels={{
        reference: referenceLabel,
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

/** Code in groups of four: `7F3A-19C4-0B52-E8D6`. */
const grouped = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1-");

/** The text of the ad, on paper, to be compared with the document that one holds. */
function CertifiedText({ content }: { content: PaperContent }) {
  const { t } = useLingui();
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className="font-headline font-semibold text-heading text-title-sm">
        {t`Comparez ce texte avec votre document`}
      </figcaption>
      <div className="rounded-card bg-sunken p-3 sm:p-6">
        <div
          dir="auto"
          className="mx-auto flex max-w-md flex-col gap-2 border-paper-rule border-y-2 bg-paper p-5 font-paper text-body text-paper-ink wrap-anywhere whitespace-pre-line"
        >
          {content.kind === "plain" ? content.text : <Sections {...content} />}
        </div>
      </div>
    </figure>
  );
}

type SectionsProps = Extract<PaperContent, { kind: "sections" }>;

function Sections({ title, body, footer }: SectionsProps) {
  return (
    <>
      {title && <p className="text-center font-semibold">{title}</p>}
      <p>{body}</p>
      {footer && <p className="text-center text-body-sm text-paper-muted">{footer}</p>}
    </>
  );
}
