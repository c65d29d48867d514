import { useLingui } from "@lingui/react/macro";
import { Button } from "@parution/kit/button";
import { CheckIcon, CopyIcon } from "@parution/kit/icon";
import { PoliteAnnouncement } from "@parution/kit/polite-announcement";
import { useState } from "react";

type Result = "copied" | "failed";

/** Copies a code, and announces it. */
export function CopyCode({ code }: { code: string }) {
  const { t } = useLingui();
  const [result, setResult] = useState<Result | null>(null);
  const says = { copied: t`Copié`, failed: t`Copie impossible` };
  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setResult("copied");
    } catch {
      setResult("failed"); // The browser forbids it: the code can still be read and selected.
    }
  }
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        {result === "copied" ? <CheckIcon /> : <CopyIcon />}
        {result === null ? t`Copier` : says[result]}
      </Button>
      <PoliteAnnouncement text={result === null ? "" : says[result]} />
    </>
  );
}
