import { cx } from "class-variance-authority";
import type { ReactNode, Ref } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import {
  NumberField as AriaNumberField,
  Button,
  FieldError,
  Group,
  Input,
  Label,
  Text,
} from "react-aria-components/NumberField";
import { FieldName, fieldLabelLook } from "../form-field/field-notes.tsx";
import { ErrorIcon, MinusIcon, PlusIcon } from "../icon/index.ts";

export interface NumberFieldProps {
  /** The name of the field, always visible. */
  label: ReactNode;
  /** A word beside the label, such as «optional». */
  note?: ReactNode;
  /** What helps to fill the field in. */
  description?: ReactNode;
  /** What is wrong. Its presence marks the field as invalid. */
  error?: string | undefined;
  /** The id of the input. */
  id?: string;
  /** The form name. */
  name?: string;
  /** The number, or `null` for an empty field. Anything that is no finite number reads as empty. */
  value: number | null;
  /** A number was typed or stepped to; `null` once the field was emptied. Never less or more than allowed. */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** Least number allowed. */
  minValue?: number;
  /** Greatest number allowed. */
  maxValue?: number;
  /** How much one step adds; 1 by default. */
  step?: number;
  /** Language tag whose digits and separators are read and written, such as `fr-FR`. */
  locale: string;
  /** How the number is written: currency, unit, decimals. */
  format?: Intl.NumberFormatOptions | undefined;
  /** Name of the button that takes one step off. */
  decrementLabel: string;
  /** Name of the button that adds one step. */
  incrementLabel: string;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  /** Reaches the input, to give it the focus. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Layout only: placement in the parent. */
  className?: string | undefined;
}

const stepper =
  "flex w-touch shrink-0 cursor-pointer items-center justify-center self-stretch text-fg-muted transition-colors duration-fast hover:text-fg disabled:cursor-not-allowed disabled:text-on-disabled";

/** What React Aria takes for an empty field. */
const EMPTY = Number.NaN;

function Stepper(steps: Pick<NumberFieldProps, "decrementLabel" | "incrementLabel" | "ref">) {
  return (
    <Group
      className={cx(
        "flex min-h-touch items-center rounded-control border border-line-strong bg-surface transition-colors duration-fast",
        "focus-within:border-focus focus-within:outline-2 focus-within:outline-focus",
        "data-invalid:border-danger data-invalid:inset-ring data-invalid:inset-ring-danger",
        "data-disabled:border-line data-disabled:bg-disabled data-disabled:text-on-disabled",
      )}
    >
      <Button slot="decrement" aria-label={steps.decrementLabel} className={stepper}>
        <MinusIcon />
      </Button>
      <Input
        ref={steps.ref}
        className="min-w-0 flex-1 self-stretch bg-transparent px-2 py-2 text-center text-body tabular-nums focus-visible:outline-none"
      />
      <Button slot="increment" aria-label={steps.incrementLabel} className={stepper}>
        <PlusIcon />
      </Button>
    </Group>
  );
}

/**
 * A number, typed with the digits and separators of the reader's language, or stepped with the arrow
 * keys and the buttons. It is corrected to what is allowed when the field is left.
 */
export function NumberField({
  label,
  note,
  description,
  error,
  value,
  onChange,
  locale,
  format = {},
  decrementLabel,
  incrementLabel,
  disabled = false,
  required = false,
  ref,
  className,
  ...field
}: NumberFieldProps) {
  return (
    <I18nProvider locale={locale}>
      <AriaNumberField
        {...field}
        value={value !== null && Number.isFinite(value) ? value : EMPTY}
        onChange={(next) => onChange(Number.isFinite(next) ? next : null)}
        formatOptions={format}
        isDisabled={disabled}
        isRequired={required}
        isInvalid={Boolean(error)}
        validationBehavior="aria"
        className={cx("flex min-w-0 flex-col gap-1.5", className)}
      >
        <Label className={fieldLabelLook(false)}>
          <FieldName {...{ label, note }} />
        </Label>
        {description && (
          <Text slot="description" className="text-body-sm text-fg-muted">
            {description}
          </Text>
        )}
        <Stepper {...{ decrementLabel, incrementLabel, ref }} />
        <FieldError className="flex items-start gap-1.5 text-body-sm font-semibold text-danger">
          <ErrorIcon className="mt-[0.2em] size-[1.1em]" />
          {error}
        </FieldError>
      </AriaNumberField>
    </I18nProvider>
  );
}
