import { CloseIcon, FileIcon } from "../icon/index.ts";

interface HeldFilesProps {
  files: readonly File[];
  describeSize: (bytes: number) => string;
  removeLabel: (name: string) => string;
  onRemove: (file: File) => void;
}

/** The files that were taken, each with its size and a way to take it back. */
export function HeldFiles({ files, describeSize, removeLabel, onRemove }: HeldFilesProps) {
  if (files.length === 0) {
    return null;
  }
  return (
    <ul className="mt-2 flex flex-col divide-y divide-line rounded-card border border-line bg-surface">
      {files.map((file) => (
        <li
          key={`${file.name} ${file.size} ${file.lastModified}`}
          className="flex min-h-touch items-center gap-3 ps-3"
        >
          <FileIcon className="text-fg-muted" />
          <span className="min-w-0 flex-1 truncate text-body-sm">
            <bdi>{file.name}</bdi>
          </span>
          <span className="text-caption tabular-nums text-fg-muted">{describeSize(file.size)}</span>
          <button
            type="button"
            aria-label={removeLabel(file.name)}
            onClick={() => onRemove(file)}
            className="flex size-touch shrink-0 cursor-pointer items-center justify-center rounded-control border border-transparent text-fg-muted hover:text-fg focus-visible:-outline-offset-2"
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}
