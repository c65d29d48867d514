/** Upload progress of one file. */
export type FileProgress =
  /** Being sent; `share` from 0 to 1, or not a number while it is unknown. */
  | { state: "sending"; share: number }
  /** It has arrived. */
  | { state: "sent" }
  /** Failed, with a reason. */
  | { state: "failed"; message: string };

/** Uploads of files that are sent while the form is still open. */
export interface FileUploads {
  /** Progress of a file; undefined before it starts. */
  progress: (file: File) => FileProgress | undefined;
  /** Name of a file's progress bar. */
  progressLabel: (name: string) => string;
  /** A share from 0 to 1 in the reader's language: «45 %». */
  shareText: (share: number) => string;
  /** That a file has arrived, beside its size. */
  sentLabel: string;
  /** Retry of a failed file, where files are sent one by one. */
  retry?: FileRetry | undefined;
}

export interface FileRetry {
  onRetry: (file: File) => void;
  /** Name of the button that sends a file again. */
  label: (name: string) => string;
}

/** A share that can be shown: between 0 and 1, or undefined while it is unknown. */
export function knownShare(share: number): number | undefined {
  return Number.isNaN(share) ? undefined : Math.min(1, Math.max(0, share));
}
