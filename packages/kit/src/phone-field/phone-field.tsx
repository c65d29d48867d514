import { type FocusEvent, useState } from "react";
import { type FieldTexts, FormField } from "../form-field/index.ts";
import type { InputProps } from "../text-field/index.ts";
import { CountrySelect } from "./country-select.tsx";
import { phoneBox, phoneInput } from "./phone-field.variants.ts";
import type { PhoneCountry } from "./phone-number.ts";
import { usePhoneText } from "./use-phone-text.ts";

export interface PhoneFieldProps
  extends FieldTexts,
    Omit<InputProps, "defaultValue" | "inputMode" | "onChange" | "readOnly" | "value"> {
  /** The number as E.164 (`+212612345678`), or whatever was typed instead; empty for none. */
  value: string;
  /** E.164 as soon as a number is understood, else the text as it was typed. */
  onChange: (value: string) => void;
  /**
   * The countries to choose from. The first is home: a number without a calling code is read there.
   * Numbers of other countries are understood too where they are typed with theirs.
   */
  countries: readonly PhoneCountry[];
  /** Name of the choice of country, such as «Country code». */
  countryLabel: string;
  /** What is said, once the field is left, about a text that is no number, unless `error` says something. */
  unreadable: string;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

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
  onChange,
  onBlur,
  countries,
  countryLabel,
  unreadable,
  className,
  ...input
}: PhoneFieldProps) {
  const [left, setLeft] = useState(true);
  const { text, number, country, write, moveTo, tidy } = usePhoneText({
    value,
    onChange,
    countries,
  });
  const own = left && !number && text.trim() !== "" ? unreadable : undefined;

  function leave(event: FocusEvent<HTMLInputElement>): void {
    tidy();
    setLeft(true);
    onBlur?.(event);
  }

  return (
    <FormField {...{ id, label, hideLabel, note, description, className }} error={error ?? own}>
      {(control) => (
        <span dir="ltr" className={phoneBox}>
          {country && (
            <CountrySelect
              {...{ countries, country }}
              label={countryLabel}
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
        </span>
      )}
    </FormField>
  );
}
