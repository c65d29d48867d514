import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../lazy/lazy.tsx";

const LeaveDialog = lazyComponent(() =>
  import("./leave-dialog.tsx").then((module) => module.LeaveDialog),
);

/** Preloads the dialog, so that it appears at once. A failure is ignored here: rendering reports it. */
const loadQuestion = () => void LeaveDialog.load().catch(() => undefined);

interface Leave {
  /** Closes the popup, after a confirmation where changes are unsaved. */
  readonly leave: () => void;
  /** Confirmation dialog, while it is open. */
  readonly question: ReactNode;
}

/** Confirmation before unsaved changes are discarded. */
export function useLeave(isChanged: boolean, onClose: () => void): Leave {
  const [isAsked, setIsAsked] = useState(false);
  useEffect(() => {
    if (isChanged) loadQuestion();
  }, [isChanged]);
  return {
    leave: () => {
      if (!isChanged) return onClose();
      loadQuestion();
      setIsAsked(true);
    },
    question: isAsked && (
      <Suspense>
        <LeaveDialog onLeave={onClose} onStay={() => setIsAsked(false)} />
      </Suspense>
    ),
  };
}
