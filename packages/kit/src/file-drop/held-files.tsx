import { FieldError } from "../form-field/field-notes.tsx";
import { CheckCircleIcon, CloseIcon, FileIcon, RefreshIcon } from "../icon/index.ts";
import { fileKey } from "./check-files.ts";
import { rowButton } from "./file-drop.variants.ts";
import { type FileProgress, type FileUploads, knownShare } from "./file-uploads.ts";

interface HeldFilesProps {
  files: readonly File[];
  describeSize: (bytes: number) => string;
  removeLabel: (name: string) => string;
  onRemove: (file: File) => void;
  uploads: FileUploads | undefined;
}

/** The files that were taken, each with its size, how far it has come, and a way to take it back. */
export function HeldFiles({ files, ...rest }: HeldFilesProps) {
  if (files.length === 0) {
    return null;
  }
  return (
    <ul className="mt-2 flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {files.map((file) => (
        <HeldFile key={fileKey(file)} file={file} {...rest} />
      ))}
    </ul>
  );
}

interface HeldFileProps extends Omit<HeldFilesProps, "files"> {
  file: File;
}

function HeldFile({ file, describeSize, removeLabel, onRemove, uploads }: HeldFileProps) {
  const progress = uploads?.progress(file);
  return (
    <li className="flex flex-wrap items-start gap-x-3 p-1 ps-3">
      <FileIcon className="my-3 text-fg-muted" />
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
      <span className="ms-auto flex">
        {uploads && progress?.state === "failed" && (
          <button
            type="button"
            aria-label={uploads.retryLabel(file.name)}
            onClick={() => uploads.onRetry(file)}
            className={rowButton}
          >
            <RefreshIcon />
          </button>
        )}
        <button
          type="button"
          aria-label={removeLabel(file.name)}
          onClick={() => onRemove(file)}
          className={rowButton}
        >
          <CloseIcon />
        </button>
      </span>
    </li>
  );
}

function Bar({ label, share }: { label: string; share: number | undefined }) {
  return <progress aria-label={label} value={share} className="progress-bar mt-1.5 h-2 w-full" />;
}

interface OutcomeProps {
  uploads: FileUploads;
  progress: FileProgress | undefined;
}

/** How far the sending has come in figures, and how it ended, which is read out. */
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
