export type { Step, StepState } from "./step-state.ts";
export { Stepper, type StepperProps } from "./stepper.tsx";
