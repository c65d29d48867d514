import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { countWords } from "../rules/words.ts";
import { Step, type StepProps } from "./step.tsx";

const WORD_LIMIT = 60;

export function TextStep({ texts, order, errorOf }: StepProps) {
  const { draft, change } = order;
  const { step, label, hint, words, phone, phoneHint } = texts.text;
  return (
    <Step number={3} title={step}>
      <TextArea
        id="text"
        label={label}
        description={hint}
        rows={5}
        value={draft.text}
        onChange={({ target }) => change({ text: target.value })}
        counter={{ limit: WORD_LIMIT, measure: countWords, describe: words }}
        error={errorOf("text", "tooLong")}
      />
      <TextField
        id="phone"
        type="tel"
        dir="ltr"
        autoComplete="tel"
        label={phone}
        description={phoneHint}
        value={draft.phone}
        onChange={({ target }) => change({ phone: target.value })}
        error={errorOf("phone")}
        className="order-phone"
      />
    </Step>
  );
}
