import { cx } from "class-variance-authority";
import { type FocusEvent, useId, useState } from "react";
import { controlVariants, type FieldTexts, FormField } from "../form-field/index.ts";
import type { InputProps } from "../text-field/index.ts";
import { formatMoney, type MoneyReading } from "./money.ts";
import { useMoneyText } from "./use-money-text.ts";

/** What the field says of its own accord, once it is left. */
export interface MoneyFieldMessages {
  /** The text is no amount. */
  unreadable: string;
  /** The amount is less than `minValue`, which comes written in the field's language. */
  tooSmall: (min: string) => string;
  /** The amount is more than `maxValue`, which comes written in the field's language. */
  tooLarge: (max: string) => string;
}

export interface MoneyFieldProps
  extends FieldTexts,
    Omit<InputProps, "defaultValue" | "inputMode" | "max" | "min" | "onChange" | "step" | "value"> {
  /** The amount in whole centimes; `null` for an empty field. Anything that is no whole number reads as empty. */
  value: number | null;
  /** The amount in whole centimes as it is typed; `null` while there is none, or none that can be read. */
  onChange: (value: number | null) => void;
  /** The currency's sign as readers know it, such as «DH» or «درهم». It may be typed along. */
  unit: string;
  /** Language tag whose separators the amount is written with, such as `fr-FR`. Every common form is read. */
  locale: string;
  /** Least amount allowed, in centimes. It is said, never enforced. */
  minValue?: number | undefined;
  /** Greatest amount allowed, in centimes. It is said, never enforced. */
  maxValue?: number | undefined;
  /** What is said about an amount that does not do, unless `error` says something. */
  messages: MoneyFieldMessages;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

type Limits = Pick<MoneyFieldProps, "locale" | "maxValue" | "messages" | "minValue">;

function complaint(reading: MoneyReading, limits: Limits): string | undefined {
  const { messages, minValue, maxValue, locale } = limits;
  if (reading === "empty") {
    return undefined;
  }
  if (reading === "unreadable") {
    return messages.unreadable;
  }
  if (minValue !== undefined && reading < minValue) {
    return messages.tooSmall(formatMoney(minValue, locale));
  }
  return maxValue !== undefined && reading > maxValue
    ? messages.tooLarge(formatMoney(maxValue, locale))
    : undefined;
}

/**
 * An amount of money in whole centimes. A platform input with a reader of its own: React Aria's number
 * field computes in binary fractions, rounds what has too many decimals, brings an amount back to its
 * limits unasked, and takes the separators of one locale only; with money each of these is an error.
 */
export function MoneyField({
  label,
  hideLabel,
  note,
  description,
  error,
  id,
  value,
  onChange,
  onBlur,
  onFocus,
  unit,
  locale,
  minValue,
  maxValue,
  messages,
  className,
  ...input
}: MoneyFieldProps) {
  const unitId = useId();
  const [left, setLeft] = useState(true);
  const { text, reading, write, tidy } = useMoneyText({ value, onChange, locale, unit });
  const own = left ? complaint(reading, { locale, minValue, maxValue, messages }) : undefined;

  function leave(event: FocusEvent<HTMLInputElement>): void {
    tidy();
    setLeft(true);
    onBlur?.(event);
  }

  return (
    <FormField
      {...{ id, label, hideLabel, note, description, className }}
      error={error ?? own}
      describedBy={unitId}
    >
      {(control) => (
        <span className="relative flex items-center">
          <input
            autoComplete="off"
            {...input}
            {...control}
            type="text"
            inputMode="decimal"
            dir="ltr"
            value={text}
            onChange={(event) => {
              setLeft(false);
              write(event.currentTarget.value);
            }}
            onFocus={onFocus}
            onBlur={leave}
            className={cx(
              controlVariants({ kind: "line" }),
              "peer pe-14 tabular-nums rtl:ps-14 rtl:pe-3 rtl:text-end",
            )}
          />
          <span
            id={unitId}
            className="pointer-events-none absolute end-3 text-body-sm text-fg-muted peer-disabled:text-on-disabled"
          >
            {unit}
          </span>
        </span>
      )}
    </FormField>
  );
}
