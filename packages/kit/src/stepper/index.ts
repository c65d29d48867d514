export type { Step, StepState } from "./step-state.ts";
export { Stepper, type StepperLabels, type StepperProps } from "./stepper.tsx";
