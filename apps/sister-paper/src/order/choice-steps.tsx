import { RadioCards } from "@parution/kit/radio-cards";
import { Select } from "@parution/kit/select";
import { type Formula, wordPrice } from "../rules/price.ts";
import { rubrics } from "../texts/texts.ts";
import { Step, type StepProps } from "./step.tsx";

const formulas: readonly Formula[] = ["line", "bold", "frame"];

export function RubricStep({ texts, order, errorOf }: StepProps) {
  const { step, label, placeholder, names } = texts.rubric;
  return (
    <Step number={1} title={step}>
      <Select
        id="rubric"
        label={label}
        hideLabel
        placeholder={placeholder}
        items={rubrics.map((value) => ({ value, label: names[value] }))}
        value={order.draft.rubric}
        onChange={({ target }) =>
          order.change({ rubric: rubrics.find((rubric) => rubric === target.value) ?? "" })
        }
        error={errorOf("rubric")}
      />
    </Step>
  );
}

export function FormulaStep({ texts, order, formats }: StepProps) {
  const { step, label, names, hints, price } = texts.formula;
  return (
    <Step number={2} title={step}>
      <RadioCards
        label={label}
        hideLabel
        name="formula"
        layout="tile"
        value={order.draft.formula}
        onChange={(value) =>
          order.change({ formula: formulas.find((formula) => formula === value) ?? "line" })
        }
        items={formulas.map((value) => ({
          value,
          label: names[value],
          description: hints[value],
          aside: price(formats.money(wordPrice[value])),
        }))}
      />
    </Step>
  );
}
