import { PublicationCalendar } from "@parution/kit/publication-calendar";
import { RadioCards } from "@parution/kit/radio-cards";
import { Select } from "@parution/kit/select";
import { TextArea } from "@parution/kit/text-area";
import { TextField } from "@parution/kit/text-field";
import { type ReactNode, useId, useMemo } from "react";
import type { Issues } from "../rules/issues.ts";
import { type Formula, wordPrice } from "../rules/price.ts";
import { countWords } from "../rules/words.ts";
import { type Fault, rubrics, type Texts } from "../texts/texts.ts";
import type { Formats } from "./formats.ts";
import type { Order } from "./use-order.ts";

const formulas: readonly Formula[] = ["line", "bold", "frame"];
const WORD_LIMIT = 60;

interface OrderFieldsProps {
  texts: Texts;
  order: Order;
  issues: Issues;
  formats: Formats;
  faults: readonly Fault[];
}

/** The questions, in the order in which the counter's clerk asks them. */
export function OrderFields({ texts, order, issues, formats, faults }: OrderFieldsProps) {
  const { draft, change } = order;
  const error = (...asked: Fault[]) => {
    const fault = faults.find((one) => asked.includes(one));
    return fault && texts.faults[fault];
  };
  return (
    <div className="order-steps">
      <Step number={1} title={texts.rubric.step}>
        <Select
          id="rubric"
          label={texts.rubric.label}
          hideLabel
          placeholder={texts.rubric.placeholder}
          options={rubrics.map((value) => ({ value, label: texts.rubric.names[value] }))}
          value={draft.rubric}
          onChange={({ target }) =>
            change({ rubric: rubrics.find((rubric) => rubric === target.value) ?? "" })
          }
          error={error("rubric")}
        />
      </Step>
      <Step number={2} title={texts.formula.step}>
        <RadioCards
          label={texts.formula.label}
          hideLabel
          name="formula"
          layout="tile"
          value={draft.formula}
          onChange={({ target }) =>
            change({ formula: formulas.find((formula) => formula === target.value) ?? "line" })
          }
          options={formulas.map((value) => ({
            value,
            label: texts.formula.names[value],
            description: texts.formula.hints[value],
            aside: texts.formula.price(formats.money(wordPrice[value])),
          }))}
        />
      </Step>
      <Step number={3} title={texts.text.step}>
        <TextArea
          id="text"
          label={texts.text.label}
          description={texts.text.hint}
          rows={5}
          value={draft.text}
          onChange={({ target }) => change({ text: target.value })}
          counter={{ limit: WORD_LIMIT, measure: countWords, describe: texts.text.words }}
          error={error("text", "tooLong")}
        />
        <TextField
          id="phone"
          type="tel"
          dir="ltr"
          autoComplete="tel"
          label={texts.text.phone}
          description={texts.text.phoneHint}
          value={draft.phone}
          onChange={({ target }) => change({ phone: target.value })}
          error={error("phone")}
          className="order-phone"
        />
      </Step>
      <Step number={4} title={texts.dates.step}>
        <Dates {...{ texts, order, issues }} error={error("dates")} />
      </Step>
    </div>
  );
}

interface DatesProps extends Pick<OrderFieldsProps, "texts" | "order" | "issues"> {
  error: string | undefined;
}

function Dates({ texts, order, issues, error }: DatesProps) {
  const errorId = useId();
  const { closed, deadline } = texts.dates;
  const blocked = useMemo(
    () => new Map([...issues.closed].map(([day, reason]) => [day, closed[reason]])),
    [issues, closed],
  );
  return (
    <>
      <PublicationCalendar
        id="dates"
        value={order.draft.days}
        onChange={(days) => order.change({ days })}
        blocked={blocked}
        min={issues.first}
        max={issues.last}
        today={issues.today}
        locale={texts.locale}
        months={2}
        labels={texts.dates.calendar}
        aria-describedby={error && errorId}
      />
      <p className="order-note">{deadline}</p>
      {error && (
        <p id={errorId} className="order-fault">
          {error}
        </p>
      )}
    </>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="step">
      <h2 id={id} className="step-title">
        <span aria-hidden="true" className="step-number">
          {number}
        </span>
        {title}
      </h2>
      <div className="step-body">{children}</div>
    </section>
  );
}
