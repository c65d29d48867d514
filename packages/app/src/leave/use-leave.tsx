import { type ReactNode, Suspense, useEffect, useState } from "react";
import { lazyComponent } from "../lazy/lazy.tsx";

const LeaveDialog = lazyComponent(() =>
  import("./leave-dialog.tsx").then((module) => module.LeaveDialog),
);

/** Loads the question with the first change, so that it appears at once; again, where that failed. Rendering reports a failure. */
const loadQuestion = () => void LeaveDialog.load().catch(() => undefined);

interface Leave {
  /** Closes the popup, once that was confirmed where something would be lost. */
  readonly leave: () => void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** Asks before unsaved changes are lost. */
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
