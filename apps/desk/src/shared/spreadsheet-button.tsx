import { useLingui } from "@lingui/react/macro";
import { useAction } from "@parution/app/data/use-action.ts";
import { saveFile } from "@parution/app/files/save-file.ts";
import { Alert } from "@parution/kit/alert";
import { Button } from "@parution/kit/button";
import { DownloadIcon } from "@parution/kit/icon";

interface SpreadsheetButtonProps {
  /** Requests the file. */
  request: () => Promise<File>;
  /** Label of the button, where «Exporter» alone would leave open what is exported. */
  label?: string;
  size?: "sm" | "md";
  /** Layout only: placement of the button in its parent. */
  className?: string;
}

/** Button that saves a spreadsheet; its refusal stands after it. */
export function SpreadsheetButton({ request, label, size, className }: SpreadsheetButtonProps) {
  const { t } = useLingui();
  const { run, pending, refusal } = useAction(async () => saveFile(await request()));
  return (
    <>
      <Button
        size={size}
        className={className}
        isPending={pending}
        pendingLabel={t`Préparation du classeur`}
        onClick={() => void run()}
      >
        <DownloadIcon />
        {label ?? t`Exporter`}
      </Button>
      {refusal !== null && (
        <Alert tone="danger" labels={{ tone: t`Erreur` }}>
          {refusal}
        </Alert>
      )}
    </>
  );
}
