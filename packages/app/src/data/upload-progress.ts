import { useSyncExternalStore } from "react";

/** How far the files that are being sent have come. */
export interface UploadProgress {
  /** Bytes that have left, of all that the request holds. */
  readonly sent: number;
  readonly total: number;
}

const listeners = new Set<() => void>();
let progress: UploadProgress | null = null;

/** Tells how far a request with files has come; null once it has been answered, or has failed. */
export function tellUpload(next: UploadProgress | null): void {
  progress = next;
  for (const listener of listeners) listener();
}

/** How far the files under way have come; null while none are. */
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

/**
 * How far each of several files has come, from 0 to 1: they leave one after the other, after everything else that the
 * request says.
 */
export function shareOfEach({ sent, total }: UploadProgress, sizes: readonly number[]): number[] {
  const files = sizes.reduce((sum, size) => sum + size, 0);
  let left = sent - Math.max(0, total - files);
  return sizes.map((size) => {
    const share = size === 0 ? Number(left >= 0) : Math.min(1, Math.max(0, left / size));
    left -= size;
    return share;
  });
}
