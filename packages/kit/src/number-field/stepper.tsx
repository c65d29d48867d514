import { type ReactNode, type Ref, useContext } from "react";
import { Input, NumberFieldStateContext } from "react-aria-components/NumberField";
import { MinusIcon, PlusIcon } from "../icon/index.ts";
import { stepperBox, stepperButton, stepperInput } from "./number-field.variants.ts";
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
