import type { AlertTone } from "../alert/index.ts";
import { isCountable } from "../alert/pausable-timer.ts";

/** Action of a toast. */
export interface ToastAction {
  label: string;
  onSelect: () => void;
}

/** A short message about what just happened. */
export interface ToastMessage {
  /** Tone, which sets colour, icon and urgency. */
  tone: AlertTone;
  /** Message of one sentence. */
  text: string;
  /** A few words above it. */
  title?: string | undefined;
  /** An action on what happened, which must be possible elsewhere too. The toast leaves with it. */
  action?: ToastAction | undefined;
  /**
   * Milliseconds that it shows; the queue's own figure by default. `stays` waits for the reader, as
   * danger always does.
   */
  duration?: number | "stays" | undefined;
  /** A toast of the same id is replaced, and its time begins again. A new id by default. */
  id?: string | undefined;
}

/** A message in the queue. */
export interface Toast extends ToastMessage {
  readonly id: string;
}

/** Milliseconds that a toast shows, `usual` where it names none; undefined: until it is closed. */
export function durationOf({ tone, duration }: ToastMessage, usual: number): number | undefined {
  if (tone === "danger" || duration === "stays") return undefined;
  return isCountable(duration) ? duration : usual;
}
