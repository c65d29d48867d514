import { Button } from "@parution/kit/button";
import { CheckIcon, CopyIcon } from "@parution/kit/icon";
import { useState } from "react";

const words = { idle: "Copy", done: "Copied", refused: "Not copied: select the text" } as const;

/** Copies a text, and says whether it was copied: on the button, and to a screen reader. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const [copied, setCopied] = useState<{ text: string; outcome: "done" | "refused" }>();
  // What was copied may have changed since: then nothing is claimed.
  const outcome = copied?.text === text ? copied.outcome : "idle";
  const Icon = outcome === "done" ? CheckIcon : CopyIcon;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, outcome: "done" });
    } catch {
      // The browser keeps its clipboard for secure pages and pressed buttons: the reader is told.
      setCopied({ text, outcome: "refused" });
    }
  };
  return (
    <>
      <Button size="sm" onClick={() => void copy()}>
        <Icon className="size-4" />
        {words[outcome]}
        <span className="sr-only"> {name}</span>
      </Button>
      <span role="status" className="sr-only">
        {outcome === "idle" ? "" : `${name}: ${words[outcome]}`}
      </span>
    </>
  );
}
