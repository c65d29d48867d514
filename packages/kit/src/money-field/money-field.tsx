import { cx } from "class-variance-authority";
import { type FocusEvent, useEffect, useId, useState } from "react";
import { afterPress, watchPresses } from "../after-press.ts";
import { controlVariants, type FieldProps, FormField } from "../form-field/index.ts";
import { PostedValues } from "../form-field/posted-values.tsx";
import type { InputProps } from "../text-field/index.ts";
import { useValue } from "../use-value.ts";
import { formatMoney, type MoneyReading } from "./money.ts";
import { useMoneyText } from "./use-money-text.ts";

/** Errors that the field finds itself, shown once it is left. */
export interface MoneyFieldLabels {
  /** The text is no amount. */
  unreadable: string;
  /** Three digits or more stand behind the only mark, such as `20,005`; `unreadable` by default. */
  imprecise?: string | undefined;
  /** The amount is less than `minValue`, which comes written in the field's language. */
  tooSmall: (min: string) => string;
  /** The amount is more than `maxValue`, which comes written in the field's language. */
  tooLarge: (max: string) => string;
}

export interface MoneyFieldProps
  extends FieldProps,
    Omit<
      InputProps,
      "defaultValue" | "inputMode" | "max" | "min" | "name" | "onChange" | "step" | "value"
    > {
  /** The amount in whole centimes; `null` for an empty field. Anything that is no whole number reads as empty. */
  value?: number | null | undefined;
  /** The amount at first, when the field holds it itself. */
  defaultValue?: number | null | undefined;
  /** The amount in whole centimes as it is typed; `null` while there is none, or none that can be read. */
  onChange?: ((value: number | null) => void) | undefined;
  /** Form name; the form receives the amount in whole centimes, or nothing where it cannot be read. */
  name?: string | undefined;
  /** The currency's sign as readers know it, such as «DH» or «درهم». It may be typed along. */
  unit: string;
  /** Language tag whose separators the amount is written with, such as `fr-FR`. Every common form is read. */
  locale: string;
  /** Minimum in centimes. Shown, never enforced. */
  minValue?: number | undefined;
  /** Maximum in centimes. Shown, never enforced. */
  maxValue?: number | undefined;
  /** Errors of an amount, shown unless `error` is set; those of a text that cannot be read come first. */
  labels: MoneyFieldLabels;
  /** Layout only: placement of the whole field in its parent. */
  className?: string | undefined;
}

type Limits = Pick<MoneyFieldProps, "locale" | "maxValue" | "labels" | "minValue">;

function complaint(reading: MoneyReading, limits: Limits): string | undefined {
  const { labels, minValue, maxValue, locale } = limits;
  if (reading === "empty") {
    return undefined;
  }
  if (typeof reading === "string") {
    return reading === "imprecise" ? (labels.imprecise ?? labels.unreadable) : labels.unreadable;
  }
  if (minValue !== undefined && reading < minValue) {
    return labels.tooSmall(formatMoney(minValue, locale));
  }
  return maxValue !== undefined && reading > maxValue
    ? labels.tooLarge(formatMoney(maxValue, locale))
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
  defaultValue,
  onChange,
  onBlur,
  onFocus,
  onKeyDown,
  unit,
  locale,
  minValue,
  maxValue,
  labels,
  className,
  name,
  ...input
}: MoneyFieldProps) {
  useEffect(watchPresses, []);
  const unitId = useId();
  const held = useValue({ value, defaultValue, onChange }, null);
  const [left, setLeft] = useState(true);
  const { text, reading, write, tidy } = useMoneyText({ ...held, locale, unit });
  const amount = typeof reading === "number" ? String(reading) : "";
  const own = left ? complaint(reading, { locale, minValue, maxValue, labels }) : undefined;
  const isLost = reading === "unreadable" || reading === "imprecise";

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
      error={isLost ? (own ?? error) : (error ?? own)}
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
            onKeyDown={(event) => {
              // Sends the form without leaving the field.
              if (event.key === "Enter") setLeft(true);
              onKeyDown?.(event);
            }}
            data-unreadable={isLost || undefined}
            className={cx(
              controlVariants({ kind: "line" }),
              "peer pe-14 tabular-nums rtl:ps-14 rtl:pe-3 rtl:text-end",
            )}
          />
          <PostedValues name={name} values={[amount]} disabled={input.disabled} />
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
