import { browserClock, isCountable, type TimerClock } from "../alert/pausable-timer.ts";
import { durationOf, type Toast, type ToastMessage } from "./toast-message.ts";
import { createToastTimers } from "./toast-timers.ts";

/** State that a region renders. */
export interface ToastView {
  /** The messages that show, the earliest first. */
  readonly shown: readonly Toast[];
  /** Number of queued messages. */
  readonly waiting: number;
}

/** The messages of an application: a store that needs no React. */
export interface ToastQueue {
  /** Shows a message, or lets it wait for a place; answers its id. */
  show: (message: ToastMessage) => string;
  /** Takes a message away. An unknown id changes nothing. */
  dismiss: (id: string) => void;
  /** Takes every message away, those that wait too. */
  clear: () => void;
  /** Stops the time of all messages for a reason, until it is released. */
  hold: (reason: string) => void;
  release: (reason: string) => void;
  /** Calls `listener` after each change; returns the unsubscription. Timers run only while there is a listener. */
  subscribe: (listener: () => void) => () => void;
  /** Current state; the same object until it changes. */
  getView: () => ToastView;
}

export interface ToastQueueOptions {
  /** Maximum of visible messages; 3 by default. */
  limit?: number;
  /** Milliseconds that a message shows; 5 000 by default. */
  duration?: number;
  /** The clock that counts them: the browser's by default. */
  clock?: TimerClock;
}

const LIMIT = 3;
const DURATION = 5000;
const UNWATCHED = "unwatched";

/** Makes a queue, usually one for an application. */
export function createToastQueue(options: ToastQueueOptions = {}): ToastQueue {
  const limit = placesOf(options.limit);
  const usual = isCountable(options.duration) ? options.duration : DURATION;
  const timers = createToastTimers(options.clock ?? browserClock, dismiss);
  const listeners = new Set<() => void>();
  let toasts: readonly Toast[] = [];
  let view: ToastView = { shown: [], waiting: 0 };
  let count = 0;
  timers.hold(UNWATCHED);

  function change(next: readonly Toast[]): void {
    toasts = next;
    const shown = toasts.slice(0, limit);
    view = { shown, waiting: toasts.length - shown.length };
    timers.follow(shown.map((toast) => ({ id: toast.id, duration: durationOf(toast, usual) })));
    for (const listener of listeners) listener();
  }

  function show(message: ToastMessage): string {
    count += 1;
    const toast = { ...message, id: message.id ?? `toast-${count}` };
    timers.stop(toast.id);
    change(placed(toasts, toast));
    return toast.id;
  }

  function dismiss(id: string): void {
    const rest = toasts.filter((toast) => toast.id !== id);
    if (rest.length < toasts.length) change(rest);
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    timers.release(UNWATCHED);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) timers.hold(UNWATCHED);
    };
  }

  const { hold, release } = timers;
  return { show, dismiss, clear: () => change([]), hold, release, subscribe, getView: () => view };
}

/** At least one place; what is no number means the usual ones. */
function placesOf(limit = LIMIT): number {
  return Number.isFinite(limit) ? Math.max(1, Math.floor(limit)) : LIMIT;
}

/** The list with a toast at its end, or in the place of the one that it replaces. */
function placed(toasts: readonly Toast[], toast: Toast): readonly Toast[] {
  return toasts.some(({ id }) => id === toast.id)
    ? toasts.map((old) => (old.id === toast.id ? toast : old))
    : [...toasts, toast];
}
