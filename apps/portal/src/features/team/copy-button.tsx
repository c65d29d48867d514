import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { CheckIcon, CopyIcon } from "@parution/kit/icon";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { useState } from "react";

/** Copies a text to the clipboard, and shows the result. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const messages = { copied: t`Copié`, refused: t`La copie a échoué : sélectionnez le texte.` };

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("refused"); // The browser may forbid it; the text can still be selected.
    }
  }

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button data-dialog-focus onClick={() => void copy()}>
        {outcome === "copied" ? <CheckIcon /> : <CopyIcon />}
        {label}
      </Button>
      {outcome && <span className="text-body-sm text-fg-muted">{messages[outcome]}</span>}
      <PoliteAnnouncement text={outcome ? messages[outcome] : ""} />
    </span>
  );
}
