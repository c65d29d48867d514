import { Button } from "@parution/kit/button";
import { CheckIcon, CopyIcon } from "@parution/kit/icon";
import { useState } from "react";

const labels = { idle: "Copy", done: "Copied", refused: "Not copied: select the text" } as const;

/** Copies a text, and announces the result: on the button, and to a screen reader. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [copied, setCopied] = useState<{ text: string; outcome: "done" | "refused" }>();
  // The text may have changed since: then nothing is announced.
  const outcome = copied?.text === text ? copied.outcome : "idle";
  const Icon = outcome === "done" ? CheckIcon : CopyIcon;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, outcome: "done" });
    } catch {
      // The clipboard is available on secure pages after a press: a failure is announced.
      setCopied({ text, outcome: "refused" });
    }
  };
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        <Icon className="size-4" />
        {labels[outcome]}
        <span className="sr-only"> {name}</span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === "idle" ? "" : `${name}: ${labels[outcome]}`}
      </span>
    </>
  );
}
