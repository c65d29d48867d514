import { cx } from "class-variance-authority";
import { type ReactNode, type Ref, useContext } from "react";
import { Input, NumberFieldStateContext } from "react-aria-components/NumberField";
import { MinusIcon, PlusIcon } from "../icon/index.ts";
import { useHold } from "./use-hold.ts";

export interface StepperProps {
  labels: { decrement: string; increment: string };
  disabled: boolean;
  /** Ref and `data-*` of the input. */
  input: { readonly ref: Ref<HTMLInputElement> | undefined };
}

interface StepButtonProps {
  label: string;
  disabled: boolean;
  onStep: () => void;
  children: ReactNode;
}

/** Box around the number and its two buttons, which appears as one control. */
const stepperBox = cx(
  "flex min-h-touch items-center rounded-control border border-line-strong bg-surface",
  "transition-colors duration-fast ease-standard hover:border-fg-muted",
  "focus-within:border-focus focus-within:outline-2 focus-within:outline-focus",
  "data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger",
  "data-disabled:border-line data-disabled:bg-disabled data-disabled:text-on-disabled",
);

/** Number without an edge: the box has the border and the focus ring. */
const stepperInput =
  "min-w-0 flex-1 self-stretch bg-transparent px-2 py-2 text-center text-body tabular-nums focus-visible:outline-none";

/** One of the two buttons. */
const stepperButton =
  "flex w-touch shrink-0 cursor-pointer touch-manipulation select-none items-center justify-center self-stretch rounded-control border border-transparent text-fg-muted transition-colors duration-fast ease-standard hover:text-fg disabled:cursor-not-allowed disabled:text-on-disabled";

/**
 * A platform button: React Aria's writes a style element, which a strict policy refuses. The arrow keys do
 * the same from the input, so that Tab need not stop here, nor a press take the focus away.
 */
function StepButton({ label, disabled, onStep, children }: StepButtonProps) {
  const hold = useHold(onStep);
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      {...hold}
      className={stepperButton}
    >
      {children}
    </button>
  );
}

/** The number between the buttons that take a step off and add one. The box has no role: the input says it all. */
export function Stepper({ labels, disabled: isDisabled, input: { ref, ...input } }: StepperProps) {
  const state = useContext(NumberFieldStateContext);
  return (
    <div
      data-invalid={state?.displayValidation.isInvalid || undefined}
      data-disabled={isDisabled || undefined}
      className={stepperBox}
    >
      <StepButton
        label={labels.decrement}
        disabled={!state?.canDecrement}
        onStep={() => state?.decrement()}
      >
        <MinusIcon />
      </StepButton>
      <Input {...input} ref={ref} className={stepperInput} />
      <StepButton
        label={labels.increment}
        disabled={!state?.canIncrement}
        onStep={() => state?.increment()}
      >
        <PlusIcon />
      </StepButton>
    </div>
  );
}
