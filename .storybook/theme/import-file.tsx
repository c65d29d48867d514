import { Button } from "@parution/kit/button";
import { FileDrop } from "@parution/kit/file-drop";
import { deriveTheme, type ThemeAnswers, type ThemeRequest } from "@parution/tokens/derive";
import {
  compareDesign,
  type DesignFault,
  type DesignField,
  maximumFileBytes,
  type ReadDesign,
  readDesignFile,
} from "@parution/tokens/design-tools";
import { useState } from "react";

const fieldNames: Readonly<Record<DesignField, string>> = {
  brand: "brand colour",
  paper: "paper",
  headlineFace: "headlines",
  paperFace: "newspaper's page",
  radius: "corner radius",
};

const refusals = {
  type: "is no .json file",
  size: "is larger than 1 MB",
  empty: "is empty",
  count: "was not read: one file at a time",
} as const;

/** A file that was read, and the answers that it replaced. */
interface Imported {
  readonly name: string;
  readonly design: ReadDesign;
  readonly before: ThemeAnswers;
}

export interface ImportFileProps {
  answers: ThemeAnswers;
  /** Last valid answers, which are shown. */
  request: ThemeRequest;
  onChange: (answers: ThemeAnswers) => void;
}

interface FaultsProps {
  label: string;
  faults: readonly DesignFault[];
  /** Colour of the line beside each. */
  line: "border-danger" | "border-line";
}

function Faults({ label, faults, line }: FaultsProps) {
  if (faults.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-col gap-2">
      {faults.map(({ place, message }) => (
        <li key={`${place} ${message}`} className={`border-s-2 ps-3 text-body-sm ${line}`}>
          <code className="block break-all text-caption text-fg-muted">{place}</code>
          <span className="wrap-anywhere">{message}</span>
        </li>
      ))}
    </ul>
  );
}

/** Sentence on the fields that a file answered. */
function summaryOf({ name, design }: Imported): string {
  const read = Object.keys(design.answers).map((field) => fieldNames[field as DesignField]);
  return read.length === 0 ? `${name}: no answer read.` : `${name}: ${read.join(", ")} read.`;
}

interface ResultProps {
  imported: Imported;
  request: ThemeRequest;
  onRestore: () => void;
}

function Result({ imported, request, onRestore }: ResultProps) {
  const { name, design } = imported;
  const differences = compareDesign(design, deriveTheme(request));
  return (
    <div className="flex flex-col gap-3">
      <p className="text-body-sm">{summaryOf(imported)}</p>
      <Faults label={`Faults in ${name}`} faults={design.faults} line="border-danger" />
      {differences.length > 0 && (
        <details>
          <summary className="cursor-pointer py-3 text-body-sm text-link">
            Otherwise in the theme ({differences.length})
          </summary>
          <Faults label={`${name} beside the theme`} faults={differences} line="border-line" />
        </details>
      )}
      <Button size="sm" className="self-start" onClick={onRestore}>
        Restore the answers
      </Button>
    </div>
  );
}

/** Reads a designer's file into the answers; what it cannot read is named, and the other answers stay. */
export function ImportFile({ answers, request, onChange }: ImportFileProps) {
  const [imported, setImported] = useState<Imported>();
  const whole = imported?.design.faults.find(({ place }) => place === "");

  const read = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const design = readDesignFile(await file.text());
    setImported({ name: file.name, design, before: answers });
    onChange({ ...answers, ...design.answers });
  };
  const restore = () => {
    setImported(undefined);
    if (imported) onChange(imported.before);
  };
  return (
    <section aria-label="Import" className="flex flex-col gap-3">
      <FileDrop
        label="Design file"
        description="DTCG 2025.10, Figma variables or Tokens Studio: JSON, 1 MB at most"
        accept={[".json"]}
        maxBytes={maximumFileBytes}
        maxFiles={1}
        value={[]}
        onChange={(files) => void read(files)}
        error={imported && whole ? `${imported.name}: ${whole.message}` : undefined}
        labels={{
          invite: "Choose a file or drop it here",
          // A file is read at once and never held.
          held: () => "",
          remove: (name) => `Remove ${name}`,
          refused: ({ name, reason }) => `${name} ${refusals[reason]}.`,
          size: (bytes) => `${Math.ceil(bytes / 1000)} kB`,
        }}
      />
      <div role="status">
        {imported && !whole && <Result imported={imported} request={request} onRestore={restore} />}
      </div>
    </section>
  );
}
