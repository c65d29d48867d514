import { useSyncExternalStore } from "react";

/** Progress of a request with files. */
export interface UploadProgress {
  /** Bytes sent, of the request's `total`. */
  readonly sent: number;
  readonly total: number;
}

const listeners = new Set<() => void>();
let progress: UploadProgress | null = null;

/** Reports the progress of a request with files; null once it is answered or has failed. */
export function reportUpload(next: UploadProgress | null): void {
  progress = next;
  for (const listener of listeners) listener();
}

/** Progress of the current upload; null while there is none. */
export const useUploadProgress = (): UploadProgress | null =>
  useSyncExternalStore(
    subscribe,
    () => progress,
    () => null,
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Progress of each file, from 0 to 1. Files are sent one after the other, after the request's other fields. */
export function shareOfEach({ sent, total }: UploadProgress, sizes: readonly number[]): number[] {
  const files = sizes.reduce((sum, size) => sum + size, 0);
  let left = sent - Math.max(0, total - files);
  return sizes.map((size) => {
    const share = size === 0 ? Number(left >= 0) : Math.min(1, Math.max(0, left / size));
    left -= size;
    return share;
  });
}
