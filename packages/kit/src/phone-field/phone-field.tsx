import { cx } from "class-variance-authority";
import { type FocusEvent, useEffect, useState } from "react";
import { afterPress, watchPresses } from "../after-press.ts";
import { type FieldProps, FormField } from "../form-field/index.ts";
import { PostedValues } from "../form-field/posted-values.tsx";
import type { InputProps } from "../text-field/index.ts";
import { useValue } from "../use-value.ts";
import { CountrySelect } from "./country-select.tsx";
import type { PhoneCountry } from "./phone-number.ts";
import { usePhoneText } from "./use-phone-text.ts";

export interface PhoneFieldLabels {
  /** Name of the choice of country, such as «Country code». */
  country: string;
  /** Error of a text that is no number, shown once the field is left unless `error` is set. */
  unreadable: string;
}

export interface PhoneFieldProps
  extends FieldProps,
    Omit<InputProps, "defaultValue" | "inputMode" | "name" | "onChange" | "readOnly" | "value"> {
  /** The number as E.164 (`+212612345678`), or whatever was typed instead; empty for none. */
  value?: string | undefined;
  /** The number at first, when the field holds it itself. */
  defaultValue?: string | undefined;
  /** E.164 as soon as a number is understood, else the text as it was typed. */
  onChange?: ((value: string) => void) | undefined;
  /** Form name; the form receives the number as E.164, or the text as it was typed. */
  name?: string | undefined;
  /**
   * The countries to choose from. The first is home: a number without a calling code is read there.
   * Numbers of other countries are understood too where they are typed with their calling code.
   */
  countries: readonly PhoneCountry[];
  /** Words that the component says itself. */
  labels: PhoneFieldLabels;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

/** Box around the calling code and the number, which appears as one control. */
const phoneBox = cx(
  "flex min-h-touch flex-wrap items-stretch rounded-control border border-line-strong bg-surface text-body text-fg",
  "transition-colors duration-fast ease-standard hover:border-fg-muted",
  "has-[input:focus]:border-focus has-[input:focus]:outline-2 has-[input:focus]:outline-focus",
  "has-aria-invalid:border-danger has-aria-invalid:inset-ring has-aria-invalid:inset-ring-danger",
  "has-disabled:border-line has-disabled:bg-disabled has-disabled:text-on-disabled",
);

/** Number without an edge: the box has the border and the focus ring. */
const phoneInput = cx(
  "min-h-10.5 min-w-0 grow basis-32 rounded-e-control bg-transparent px-3 py-2 tabular-nums outline-none",
  "disabled:cursor-not-allowed disabled:text-on-disabled",
);

/**
 * A telephone number, Moroccan or international, read left to right in any language. It is written in
 * groups once the field is left; the calling code stands before it.
 */
export function PhoneField({
  label,
  hideLabel,
  note,
  description,
  error,
  id,
  value,
  defaultValue,
  onChange,
  onBlur,
  countries,
  labels,
  className,
  name,
  ...input
}: PhoneFieldProps) {
  useEffect(watchPresses, []);
  const held = useValue({ value, defaultValue, onChange }, "");
  const [left, setLeft] = useState(true);
  const { text, number, country, write, moveTo, tidy } = usePhoneText({
    ...held,
    countries,
  });
  const own = left && !number && text.trim() !== "" ? labels.unreadable : undefined;

  function leave(event: FocusEvent<HTMLInputElement>): void {
    tidy();
    afterPress(() => setLeft(true));
    onBlur?.(event);
  }

  return (
    <FormField
      id={id}
      label={label}
      hideLabel={hideLabel}
      note={note}
      description={description}
      className={className}
      error={error ?? own}
    >
      {(control) => (
        <span dir="ltr" className={phoneBox}>
          {country && (
            <CountrySelect
              countries={countries}
              country={country}
              label={labels.country}
              disabled={input.disabled}
              onChange={moveTo}
            />
          )}
          <input
            autoComplete="tel"
            {...input}
            {...control}
            type="tel"
            value={text}
            onChange={(event) => {
              setLeft(false);
              write(event.currentTarget.value);
            }}
            onBlur={leave}
            className={phoneInput}
          />
          <PostedValues
            name={name}
            values={[number?.e164 ?? text.trim()]}
            disabled={input.disabled}
          />
        </span>
      )}
    </FormField>
  );
}
