import { type DateValue, parseDate } from "@internationalized/date";
import { Button } from "react-aria-components/Button";
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarHeading,
} from "react-aria-components/Calendar";
import { Checkbox } from "react-aria-components/Checkbox";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import {
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Select,
  SelectValue,
} from "react-aria-components/Select";
import { TextArea, TextField } from "react-aria-components/TextField";

/** One field of a form: what it is called, what it holds, and what is wrong with it. */
interface Field<Value> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error: string | undefined;
}

interface Choice extends Field<string> {
  readonly options: readonly string[];
}

interface SelectField extends Choice {
  readonly placeholder: string;
}

export function SelectField({ label, value, onChange, error, options, placeholder }: SelectField) {
  return (
    <Select
      value={value || null}
      onChange={(key) => onChange(String(key))}
      isInvalid={error !== undefined}
      placeholder={placeholder}
    >
      <Label>{label}</Label>
      <Button>
        <SelectValue />
      </Button>
      <FieldError>{error}</FieldError>
      <Popover>
        <ListBox>
          {options.map((option) => (
            <ListBoxItem key={option} id={option}>
              {option}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}

export function RadioField({ label, value, onChange, error, options }: Choice) {
  return (
    <RadioGroup value={value} onChange={onChange} isInvalid={error !== undefined}>
      <Label>{label}</Label>
      {options.map((option) => (
        <Radio key={option} value={option}>
          {option}
        </Radio>
      ))}
      <FieldError>{error}</FieldError>
    </RadioGroup>
  );
}

export function TextAreaField({ label, value, onChange, error }: Field<string>) {
  return (
    <TextField value={value} onChange={onChange} isInvalid={error !== undefined}>
      <Label>{label}</Label>
      <TextArea rows={12} />
      <FieldError>{error}</FieldError>
    </TextField>
  );
}

export function CheckField({ label, value, onChange, error }: Field<boolean>) {
  return (
    <Checkbox isSelected={value} onChange={onChange} isInvalid={error !== undefined}>
      {label}
    </Checkbox>
  );
}

interface DatesField extends Field<readonly string[]> {
  readonly start: string;
  readonly end: string;
  readonly blocked: readonly string[];
}

/** Dates field whose calendar chooses one day at a time, each of which is added or taken back. */
export function DatesField({ label, value, onChange, error, start, end, blocked }: DatesField) {
  const [first, last] = [parseDate(start), parseDate(end)];
  const toggle = (day: DateValue) => {
    const date = day.toString();
    onChange(value.includes(date) ? value.filter((one) => one !== date) : [...value, date]);
  };
  const isUnavailable = (day: DateValue) => blocked.includes(day.toString());
  return (
    <>
      <Calendar
        aria-label={label}
        value={null}
        onChange={toggle}
        defaultFocusedValue={first}
        minValue={first}
        maxValue={last}
        isDateUnavailable={isUnavailable}
        isInvalid={error !== undefined}
      >
        <header>
          <Button slot="previous">‹</Button>
          <CalendarHeading />
          <Button slot="next">›</Button>
        </header>
        <CalendarGrid>{(day) => <CalendarCell date={day} />}</CalendarGrid>
      </Calendar>
      <ul>
        {value.map((date) => (
          <li key={date}>{date}</li>
        ))}
      </ul>
    </>
  );
}
