import { useLingui } from "@lingui/react/macro";
import { useInstant } from "@parution/app/i18n/date-formats.ts";
import { Accordion } from "@parution/kit/accordion";
import { BanIcon, CheckCircleIcon, WarningIcon } from "@parution/kit/icon";
import { StatusBadge, type StatusVariant } from "@parution/kit/status-badge";
import type { PrintedIssue } from "./issue.data.ts";

type EarlierFile = PrintedIssue["earlier"][number];

/** Files of the day that others have followed, and what became of each; nothing where there are none. */
export function EarlierFiles({ files }: { files: readonly EarlierFile[] }) {
  const { t } = useLingui();
  if (files.length === 0) return null;
  const list = (
    <ul className="flex flex-col gap-4 pt-2">
      {files.map((file) => (
        <Earlier key={file.id} {...file} />
      ))}
    </ul>
  );
  const title = t`Fichiers précédents (${files.length})`;
  return <Accordion headingLevel={2} items={[{ value: "files", title, content: list }]} />;
}

function Earlier({ state, fileName, fault, uploadedAt, uploadedBy }: EarlierFile) {
  const { t } = useLingui();
  const minute = useInstant();
  const variants: Readonly<Record<EarlierFile["state"], StatusVariant>> = {
    failed: { label: t`Refusé`, icon: WarningIcon, tone: "danger" },
    replaced: { label: t`Remplacé ou retiré`, icon: BanIcon, tone: "neutral" },
    recorded: { label: t`Enregistré`, icon: CheckCircleIcon, tone: "success" },
  };
  const at = minute(uploadedAt);
  return (
    <li className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 wrap-anywhere">{fileName}</bdi>
        <StatusBadge variants={variants} status={state} />
      </div>
      {fault !== null && <p>{fault}</p>}
      <p className="text-body-sm text-fg-muted tabular-nums wrap-anywhere">
        {uploadedBy === "" ? t`Envoyé le ${at}` : t`Envoyé le ${at} par ${uploadedBy}`}
      </p>
    </li>
  );
}
