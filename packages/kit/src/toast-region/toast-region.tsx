import { cx } from "class-variance-authority";
import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { type RootProps, useSharedRef } from "../root-props.ts";
import { ToastAnnouncer } from "./toast-announcer.tsx";
import { ToastItem, type ToastLabels } from "./toast-item.tsx";
import type { ToastQueue } from "./toast-queue.ts";
import { regionClasses, waitingClasses } from "./toast-region.variants.ts";
import { useRegionFocus } from "./use-region-focus.ts";
import { releaseRest, watchReader } from "./watch-reader.ts";

export interface ToastRegionLabels extends ToastLabels {
  /** Label of the number of queued messages. */
  waiting: (count: number) => string;
}

export interface ToastRegionProps extends RootProps<"section"> {
  /** The messages, made by `createToastQueue`; usually one queue for an application. */
  queue: ToastQueue;
  /** Name of the landmark, such as «Notifications (F6)»: it is where one learns the key. */
  label: string;
  /** Words that the component says itself. */
  labels: ToastRegionLabels;
  /** The key that leads into the region and back, as `KeyboardEvent.key` names it; F6 by default. */
  hotkey?: string;
}

/** Lifts the region above all that is open, anew for each toast: what opened since may cover it. */
function lift(region: HTMLElement): void {
  if (region.matches(":popover-open")) {
    region.hidePopover();
  }
  region.showPopover();
}

/**
 * The corner where messages come and go. They leave after their time, which stands still while the
 * pointer or the focus is on them or the tab is out of sight; danger waits for the reader.
 */
export function ToastRegion({
  queue,
  label,
  labels,
  hotkey = "F6",
  className,
  ref,
  ...root
}: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  useSharedRef(ref, region);
  const { shown, waiting } = useSyncExternalStore(queue.subscribe, queue.getView, queue.getView);
  const newest = shown.at(-1)?.id;
  const empty = newest === undefined;
  const leave = useRegionFocus(region, hotkey, empty);

  useEffect(() => (region.current ? watchReader(region.current, queue) : undefined), [queue]);

  useLayoutEffect(() => {
    if (newest === undefined) {
      region.current?.hidePopover();
      releaseRest(queue);
    } else if (region.current) {
      lift(region.current);
    }
  }, [newest, queue]);

  /** Keyboard users move on to the next message; after a click the focus stays. */
  function dismiss(id: string): void {
    const byKeys = region.current?.querySelector(":focus-visible") ?? false;
    if (byKeys && shown.length + waiting > 1) {
      region.current?.focus({ preventScroll: true });
    } else if (region.current?.contains(document.activeElement)) {
      leave();
    }
    queue.dismiss(id);
  }

  return (
    <>
      <ToastAnnouncer toasts={shown} tones={labels.tones} />
      <section
        {...root}
        ref={region}
        aria-label={label}
        tabIndex={-1}
        popover="manual"
        className={cx(regionClasses, className)}
      >
        {/* «off» says that the list is not read by itself, and keeps modal dialogs from hiding it. */}
        <ol aria-live="off" className="flex flex-col gap-2">
          {shown.map((toast) => (
            <ToastItem
              key={toast.id}
              labels={labels}
              toast={toast}
              onDismiss={() => dismiss(toast.id)}
            />
          ))}
        </ol>
        {waiting > 0 && <p className={waitingClasses}>{labels.waiting(waiting)}</p>}
      </section>
    </>
  );
}
