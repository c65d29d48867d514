import type { ToastQueue } from "./toast-queue.ts";

/**
 * Holds the time of a queue while the pointer or the focus is in its region or the tab is out of
 * sight. Answers how to stop.
 */
export function watchReader(region: HTMLElement, queue: ToastQueue): () => void {
  const watch = new AbortController();
  const { signal } = watch;

  function followSight(): void {
    if (document.hidden) {
      queue.hold("hidden");
    } else {
      queue.release("hidden");
    }
  }

  region.addEventListener("pointerenter", () => queue.hold("pointer"), { signal });
  region.addEventListener("pointerleave", () => queue.release("pointer"), { signal });
  region.addEventListener("focusin", () => queue.hold("focus"), { signal });
  region.addEventListener("focusout", () => queue.release("focus"), { signal });
  document.addEventListener("visibilitychange", followSight, { signal });
  followSight();

  return () => {
    watch.abort();
    releaseRest(queue);
    queue.release("hidden");
  };
}

/** No reader rests on an empty region, whatever the browser reported. */
export function releaseRest(queue: ToastQueue): void {
  queue.release("pointer");
  queue.release("focus");
}
