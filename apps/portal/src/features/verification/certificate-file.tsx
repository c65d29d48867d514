import { useLingui } from "@lingui/react/macro";
import { isolated } from "@parution/app/i18n/formats.ts";
import { localeOf } from "@parution/app/i18n/languages.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { LARGEST_CERTIFICATE } from "@parution/contract/certificates";
import { FileDrop, type FileDropLabels } from "@parution/kit/file-drop";

interface CertificateFileProps {
  file: File | null;
  onChange: (file: File | null) => void;
  error: string | undefined;
}

/** The certificate as it was given out: its signature is within it. */
export function CertificateFile({ file, onChange, error }: CertificateFileProps) {
  const { t } = useLingui();
  return (
    <FileDrop
      label={t`Attestation`}
      accept={[".pdf", "application/pdf"]}
      maxBytes={LARGEST_CERTIFICATE}
      maxFiles={1}
      value={file === null ? [] : [file]}
      onChange={([chosen]) => onChange(chosen ?? null)}
      labels={useTexts()}
      error={error}
    />
  );
}

const KILOBYTE = 1024;

function useTexts(): FileDropLabels {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  const size = (bytes: number) =>
    new Intl.NumberFormat(locale, {
      style: "unit",
      unit: "kilobyte",
      maximumFractionDigits: 0,
    }).format(bytes / KILOBYTE);
  const most = size(LARGEST_CERTIFICATE);
  return {
    invite: t`Choisissez le PDF ou déposez-le ici`,
    remove: (name) => t`Retirer ${isolated(name)}`,
    refused: ({ name, reason }) => {
      switch (reason) {
        case "type":
          return t`${isolated(name)} n’est pas un PDF.`;
        case "empty":
          return t`${isolated(name)} est vide.`;
        case "size":
          return t`${isolated(name)} dépasse ${most}.`;
        case "count":
          return t`Une attestation à la fois.`;
      }
    },
    size,
    held: (count) => (count === 0 ? t`Attestation retirée` : t`Attestation jointe`),
  };
}
