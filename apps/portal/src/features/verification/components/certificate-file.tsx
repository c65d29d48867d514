import { useLingui } from "@lingui/react/macro";
import { LARGEST_CERTIFICATE } from "@parution/contract/certificates";
import { FileDrop, type FileDropTexts } from "@parution/kit/file-drop";
import { isolated } from "../../../shared/formats/formats.ts";
import { localeOf } from "../../../shared/i18n/languages.ts";
import { useLanguage } from "../../../shared/links/links.tsx";

interface CertificateFileProps {
  file: File | null;
  onChange: (file: File | null) => void;
  missing: boolean;
}

/** The certificate as it was given out: its signature is within it. */
export function CertificateFile({ file, onChange, missing }: CertificateFileProps) {
  const { t } = useLingui();
  return (
    <FileDrop
      label={t`Attestation`}
      accept={[".pdf", "application/pdf"]}
      maxBytes={LARGEST_CERTIFICATE}
      maxFiles={1}
      files={file === null ? [] : [file]}
      onChange={([chosen]) => onChange(chosen ?? null)}
      texts={useTexts()}
      error={missing && file === null ? t`Choisissez le PDF de l’attestation` : undefined}
    />
  );
}

const KILOBYTE = 1024;

function useTexts(): FileDropTexts {
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
  };
}
