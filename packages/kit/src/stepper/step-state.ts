/** State of a step. */
export type StepState = "done" | "current" | "upcoming" | "error";

/** One step of a journey. */
export interface Step {
  /** Unique in the journey. */
  id: string;
  /** Label of two or three words. */
  label: string;
  /** State; an unknown one is shown as upcoming. */
  state: StepState;
  /** Address of a finished step. Without it the step is no link. */
  href?: string | undefined;
}

const states: readonly string[] = ["done", "current", "upcoming", "error"] satisfies StepState[];

/** The state to show: a newer server may send one that is not known here. */
export function knownState(state: StepState): StepState {
  return states.includes(state) ? state : "upcoming";
}

/**
 * Index of the step at which the reader is: the current one, or the first that is wrong, or the first
 * that is not done, or else the last. -1 when there are none.
 */
export function stepAtHand(steps: readonly Step[]): number {
  const wanted = [
    (state: StepState) => state === "current",
    (state: StepState) => state === "error",
    (state: StepState) => state !== "done",
  ];
  for (const isWanted of wanted) {
    const index = steps.findIndex((step) => isWanted(step.state));
    if (index >= 0) {
      return index;
    }
  }
  return steps.length - 1;
}
