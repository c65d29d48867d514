import { lazy, type ReactNode, Suspense, useState } from "react";

/** The question is seldom asked: its code comes when it is. */
const LeaveDialog = lazy(() =>
  import("./leave-dialog.tsx").then((module) => ({ default: module.LeaveDialog })),
);

interface Leave {
  /** Closes the popup, once that was confirmed where something would be lost. */
  readonly leave: () => void;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** What is typed and not kept does not go without a question. */
export function useLeave(isChanged: boolean, onClose: () => void): Leave {
  const [isAsked, setIsAsked] = useState(false);
  return {
    leave: () => (isChanged ? setIsAsked(true) : onClose()),
    question: isAsked && (
      <Suspense>
        <LeaveDialog onLeave={onClose} onStay={() => setIsAsked(false)} />
      </Suspense>
    ),
  };
}
