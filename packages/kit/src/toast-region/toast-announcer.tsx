import { useEffect, useState } from "react";
import type { ToastLabels } from "./toast-item.tsx";
import type { Toast } from "./toast-message.ts";

interface ToastAnnouncerProps extends Pick<ToastLabels, "tones"> {
  toasts: readonly Toast[];
}

/**
 * Reads each toast once, danger at once and the rest when the reader pauses. Screen readers only
 * follow a live region that was there before its words, hence it is apart from what shows.
 */
export function ToastAnnouncer({ toasts, tones }: ToastAnnouncerProps) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const heard = ready ? toasts : [];

  function lines(urgent: boolean) {
    return heard
      .filter(({ tone }) => (tone === "danger") === urgent)
      .map(({ id, tone, title, text }) => (
        <p key={`${id} ${text}`}>{[tones[tone], title, text].filter(Boolean).join(" ")}</p>
      ));
  }

  return (
    <>
      <div role="status" aria-live="polite" aria-atomic="false" className="sr-only">
        {lines(false)}
      </div>
      <div role="alert" aria-live="assertive" aria-atomic="false" className="sr-only">
        {lines(true)}
      </div>
    </>
  );
}
