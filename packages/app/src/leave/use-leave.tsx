import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../lazy/lazy.tsx";

/** Confirmation dialog, loaded on demand. */
export const LeaveQuestion = lazyComponent(() =>
  import("./leave-dialog.tsx").then((module) => module.LeaveDialog),
);

/** Preloads the dialog, so that it appears at once. A failure is ignored here: rendering reports it. */
export const loadQuestion = () => void LeaveQuestion.load().catch(() => undefined);

interface Leave {
  /** Closes the popup, after a confirmation where changes are unsaved. */
  readonly leave: () => void;
  /** Confirmation dialog, while it is open. */
  readonly question: ReactNode;
}

/** Confirmation before unsaved changes are discarded. */
export function useLeave(isChanged: boolean, onClose: () => void): Leave {
  const [isConfirming, setConfirming] = useState(false);
  useEffect(() => {
    if (isChanged) loadQuestion();
  }, [isChanged]);
  return {
    leave: () => {
      if (!isChanged) return onClose();
      loadQuestion();
      setConfirming(true);
    },
    question: isConfirming && (
      <Suspense>
        <LeaveQuestion onLeave={onClose} onStay={() => setConfirming(false)} />
      </Suspense>
    ),
  };
}
