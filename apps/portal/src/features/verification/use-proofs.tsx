import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { isolated } from "@parution/app/i18n/formats.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import type { KeyValue } from "@parution/kit/key-value-list";
import { Link } from "@parution/kit/link";
import { formatDayFirst } from "@parution/rules/dates";
import { listPages } from "@parution/rules/publication";
import type { ReactNode } from "react";
import type { Verified } from "./use-verify.ts";

type Certificate = NonNullable<Verified["ad"]["certificate"]>;

/** Proofs behind a certificate: printed issues, the website's log, its signature as a PDF, its timestamp, and the certificates before it. */
export function useProofs({ ad }: Verified): readonly KeyValue[] {
  const { t } = useLingui();
  const { certificate } = ad;
  const instant = useInstant();
  if (certificate === null) return [];
  const { prints, web, pdfSignature, timestamp, earlier } = certificate;
  return [
    ...(prints.length === 0
      ? []
      : [{ id: "prints", label: t`Numéro imprimé`, value: <Prints prints={prints} /> }]),
    ...(web.length === 0
      ? []
      : [
          { id: "site", label: t`Registre du site`, value: <WebLog web={web} instant={instant} /> },
        ]),
    ...(pdfSignature === null
      ? []
      : [
          {
            id: "pdf",
            label: t`Signature du PDF`,
            value: (
              <Proof head={<bdi>{pdfSignature.signer}</bdi>}>
                {pdfSignature.level === "B-T" ? t`PAdES B-T, horodatée` : "PAdES B-B"}
              </Proof>
            ),
          },
        ]),
    ...(timestamp === null
      ? []
      : [
          {
            id: "timestamp",
            label: t`Horodatage`,
            value: (
              <Proof head={instant(timestamp.at)}>
                <span className="flex flex-col items-start">
                  <bdi>{timestamp.authority}</bdi>
                  <Link
                    variant="standalone"
                    href={`data:application/octet-stream;base64,${timestamp.token}`}
                    download={`jeton-${ad.reference}.der`}
                  >
                    {t`Télécharger le jeton (.der)`}
                  </Link>
                </span>
              </Proof>
            ),
          },
        ]),
    ...(earlier.length === 0
      ? []
      : [
          {
            id: "earlier",
            label: t`Attestations antérieures`,
            value: <Earlier earlier={earlier} />,
          },
        ]),
  ];
}

function Proof({ head, children }: { head: ReactNode; children: ReactNode }) {
  return (
    <span className="flex min-w-0 flex-col">
      <span>{head}</span>
      <span className="text-caption text-fg-muted wrap-anywhere">{children}</span>
    </span>
  );
}

function Prints({ prints }: Pick<Certificate, "prints">) {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <span className="flex flex-col gap-2">
      {prints.map(({ date, pages, sha256, confirmedBy, text }) => {
        const day = isolated(formatDayFirst(date));
        const listed = isolated(listPages(pages, language));
        const place = t`${day}, ${plural(pages.length, { one: `page ${listed}`, other: `pages ${listed}` })}`;
        return (
          <Proof
            key={date}
            head={confirmedBy === "person" ? t`${place}, constatée par une personne` : place}
          >
            <bdi dir="ltr">SHA-256 {sha256}</bdi>
            {text !== null && (
              <span className="block text-body-sm text-fg">
                {t`Texte imprimé :`} <bdi>{text}</bdi>
              </span>
            )}
          </Proof>
        );
      })}
    </span>
  );
}

function WebLog({ web, instant }: Pick<Certificate, "web"> & { instant: (at: number) => string }) {
  const { t } = useLingui();
  return (
    <span className="flex flex-col gap-2">
      {web.map(({ at, shown, address, sha256 }) => {
        const from = isolated(instant(at));
        return (
          <Proof
            key={at}
            head={shown ? t`En ligne depuis le ${from}` : t`Hors ligne depuis le ${from}`}
          >
            {address !== null && <bdi dir="ltr">{address}</bdi>}{" "}
            {sha256 !== null && <bdi dir="ltr">SHA-256 {sha256}</bdi>}
          </Proof>
        );
      })}
    </span>
  );
}

function Earlier({ earlier }: Pick<Certificate, "earlier">) {
  const { t } = useLingui();
  return (
    <span className="flex flex-col">
      {earlier.map(({ key, kind, issuedOn }) => {
        const day = isolated(formatDayFirst(issuedOn));
        return (
          <span key={key}>
            {kind === "publication" ? t`Attestation de parution` : t`Attestation d’insertion`} ·{" "}
            {day}
          </span>
        );
      })}
    </span>
  );
}
