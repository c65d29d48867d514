import type { Issues } from "../rules/issues.ts";
import type { Fault } from "../texts/texts.ts";
import { FormulaStep, RubricStep } from "./choice-steps.tsx";
import { DatesStep } from "./dates-step.tsx";
import type { StepProps } from "./step.tsx";
import { TextStep } from "./text-step.tsx";

interface OrderFieldsProps extends Omit<StepProps, "errorOf"> {
  issues: Issues;
  /** Faults that are to be shown. */
  faults: readonly Fault[];
}

/** The questions, in the order in which the counter's clerk asks them. */
export function OrderFields({ issues, faults, ...given }: OrderFieldsProps) {
  const step: StepProps = {
    ...given,
    errorOf: (...asked) => {
      const fault = faults.find((one) => asked.includes(one));
      return fault && given.texts.faults[fault];
    },
  };
  return (
    <div className="order-steps">
      <RubricStep {...step} />
      <FormulaStep {...step} />
      <TextStep {...step} />
      <DatesStep {...step} issues={issues} />
    </div>
  );
}
