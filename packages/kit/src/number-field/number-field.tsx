import { cx } from "class-variance-authority";
import { type Ref, useEffect } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  NumberField as AriaNumberField,
  FieldError,
  Label,
  Text,
} from "react-aria-components/NumberField";
import { allowEmptyMarkup } from "../empty-markup.ts";
import {
  ErrorWords,
  FieldName,
  fieldDescriptionClasses,
  fieldErrorClasses,
  fieldLabelClasses,
} from "../form-field/field-notes.tsx";
import type { FieldProps } from "../form-field/index.ts";
import { useValue } from "../use-value.ts";
import { countable } from "./countable.ts";
import { Stepper } from "./stepper.tsx";

export interface NumberFieldLabels {
  /** Name of the button that takes one step off. */
  decrement: string;
  /** Name of the button that adds one step. */
  increment: string;
}

export interface NumberFieldProps extends FieldProps {
  /** The id of the input. */
  id?: string;
  /** The form name. */
  name?: string;
  /** The number, or `null` for an empty field. Anything that is no finite number reads as empty. */
  value?: number | null | undefined;
  /** The number at first, when the field holds it itself. */
  defaultValue?: number | null | undefined;
  /** A number was typed or stepped to; `null` once the field was emptied. Never less or more than allowed. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Called when the focus leaves the input. */
  onBlur?: () => void;
  /** Least number allowed. */
  minValue?: number | undefined;
  /** Greatest number allowed. */
  maxValue?: number | undefined;
  /** Increment of one step; 1 by default. */
  step?: number | undefined;
  /** Language tag whose digits and separators are read and written, such as `fr-FR`. */
  locale: string;
  /** Format of the number: currency, unit, decimals. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Words that the component says itself. */
  labels: NumberFieldLabels;
  /** Takes the field out of use and out of the form; `false` by default. */
  disabled?: boolean | undefined;
  /** Says that a number is expected; `false` by default. Nothing is blocked. */
  required?: boolean | undefined;
  /** Reaches the input, to give it the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

/** React Aria's value of an empty field. */
const EMPTY = Number.NaN;

/**
 * A number, typed with the digits and separators of the reader's language, or stepped with the arrow
 * keys and the buttons. It is corrected to what is allowed when the field is left.
 */
export function NumberField({
  label,
  hideLabel = false,
  note,
  description,
  error,
  id,
  name,
  onBlur,
  minValue,
  maxValue,
  step,
  locale,
  format = {},
  labels,
  disabled = false,
  required = false,
  ref,
  className,
  value: given,
  defaultValue,
  onChange: hear,
  ...input
}: NumberFieldProps) {
  // Before the first change: without it the announcement of the second would throw under a strict policy.
  useEffect(allowEmptyMarkup, []);
  const { value, onChange } = useValue({ value: given, defaultValue, onChange: hear }, null);
  return (
    <I18nProvider locale={locale}>
      <AriaNumberField
        {...(id && { id })}
        {...(name && { name })}
        {...(onBlur && { onBlur })}
        {...countable({ minValue, maxValue, step })}
        value={value !== null && Number.isFinite(value) ? value : EMPTY}
        onChange={(next) => onChange(Number.isFinite(next) ? next : null)}
        formatOptions={format}
        isDisabled={disabled}
        isRequired={required}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={cx("flex min-w-0 flex-col gap-1.5", className)}
      >
        <Label className={fieldLabelClasses(hideLabel)}>
          <FieldName label={label} note={note} />
        </Label>
        {description && (
          <Text slot="description" className={fieldDescriptionClasses}>
            {description}
          </Text>
        )}
        <Stepper labels={labels} disabled={disabled} input={{ ref, ...input }} />
        <FieldError className={fieldErrorClasses}>
          <ErrorWords>{error}</ErrorWords>
        </FieldError>
      </AriaNumberField>
    </I18nProvider>
  );
}
