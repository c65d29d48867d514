import type { MouseEvent } from "react";
import { FieldError } from "../form-field/field-notes.tsx";
import {
  CheckCircleIcon,
  ChevronDownIcon,
  ChevronUpIcon,
  CloseIcon,
  RefreshIcon,
} from "../icon/index.ts";
import type { FileOrder } from "./file-order.ts";
import { FilePicture } from "./file-picture.tsx";
import { type FileProgress, type FileUploads, knownShare } from "./file-uploads.ts";

/** Labels and actions of every row. */
export interface RowTexts {
  describeSize: (bytes: number) => string;
  removeLabel: (name: string) => string;
  onRemove: (file: File) => void;
  uploads: FileUploads | undefined;
  previews: boolean;
}

export interface HeldFileProps extends RowTexts {
  file: File;
  /** Move actions; absent where the order does not matter. */
  moves: FileMoves | undefined;
}

/** The two steps that a file can take among the others. */
export interface FileMoves {
  order: FileOrder;
  first: boolean;
  last: boolean;
  onStep: (by: -1 | 1, button: HTMLButtonElement) => void;
}

/** A button in the row of a file; the row names the file, so that no tooltip is needed. */
const rowButton =
  "flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control border border-transparent text-fg-muted hover:bg-sunken hover:text-fg focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:bg-transparent aria-disabled:opacity-40";

/** One file: what it is, how far it has come, and what can be done with it. */
export function HeldFile({ file, moves, ...row }: HeldFileProps) {
  const { describeSize, removeLabel, onRemove, uploads, previews } = row;
  const progress = uploads?.progress(file);
  return (
    <>
      <FilePicture file={file} previewed={previews} />
      <div className="flex min-w-0 grow basis-[min(8rem,100%)] flex-col self-center py-1.5">
        <span className="line-clamp-2 text-body-sm wrap-anywhere">
          <bdi>{file.name}</bdi>
        </span>
        <div className="flex flex-wrap gap-x-2 text-caption text-fg-muted">
          <span className="tabular-nums">{describeSize(file.size)}</span>
          {uploads && <Outcome uploads={uploads} progress={progress} />}
        </div>
        {uploads && progress?.state === "sending" && (
          <Bar label={uploads.progressLabel(file.name)} share={knownShare(progress.share)} />
        )}
      </div>
      <span className="ms-auto flex self-center">
        {uploads?.retry && progress?.state === "failed" && (
          <button
            type="button"
            aria-label={uploads.retry.label(file.name)}
            onClick={() => uploads.retry?.onRetry(file)}
            className={rowButton}
          >
            <RefreshIcon />
          </button>
        )}
        {moves && <Steps name={file.name} moves={moves} />}
        <button
          type="button"
          aria-label={removeLabel(file.name)}
          onClick={() => onRemove(file)}
          className={rowButton}
        >
          <CloseIcon />
        </button>
      </span>
    </>
  );
}

function Steps({ name, moves }: { name: string; moves: FileMoves }) {
  const { order, first, last, onStep } = moves;
  const step = (by: -1 | 1, barred: boolean) => (event: MouseEvent<HTMLButtonElement>) => {
    if (!barred) onStep(by, event.currentTarget);
  };
  return (
    <>
      {/* Barred, not disabled: a file that reaches the end keeps the focus on its button. */}
      <button
        type="button"
        aria-label={order.earlierLabel(name)}
        aria-disabled={first}
        onClick={step(-1, first)}
        className={rowButton}
      >
        <ChevronUpIcon />
      </button>
      <button
        type="button"
        aria-label={order.laterLabel(name)}
        aria-disabled={last}
        onClick={step(1, last)}
        className={rowButton}
      >
        <ChevronDownIcon />
      </button>
    </>
  );
}

function Bar({ label, share }: { label: string; share: number | undefined }) {
  return <progress aria-label={label} value={share} className="progress-bar mt-1.5 h-2 w-full" />;
}

interface OutcomeProps {
  uploads: FileUploads;
  progress: FileProgress | undefined;
}

/** Upload progress in figures, and its result, which is announced. */
function Outcome({ uploads, progress }: OutcomeProps) {
  const share = progress?.state === "sending" ? knownShare(progress.share) : undefined;
  return (
    <>
      {share !== undefined && <span className="tabular-nums">{uploads.shareText(share)}</span>}
      <div role="status" className="min-w-0">
        {progress?.state === "failed" && <FieldError>{progress.message}</FieldError>}
        {progress?.state === "sent" && (
          <p className="flex items-start gap-1.5 text-success">
            <CheckCircleIcon className="mt-[0.1em]" />
            {uploads.sentLabel}
          </p>
        )}
      </div>
    </>
  );
}
