export interface PostedValuesProps {
  /** Form name; without one nothing is posted. */
  name: string | undefined;
  /** Values of that name. */
  values: readonly string[];
  /** Keeps the form from being sent without a value. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Takes the focus that the browser gives to a missing answer. */
  onFocus?: (() => void) | undefined;
}

/** Values that a composite posts with the form around it, as native controls do. */
export function PostedValues({ name, values, required, disabled, onFocus }: PostedValuesProps) {
  return (
    <>
      {name !== undefined &&
        values.map((value) => (
          <input key={value} type="hidden" name={name} value={value} disabled={disabled} />
        ))}
      {required && !disabled && values.length === 0 && (
        <input
          required
          aria-hidden="true"
          tabIndex={-1}
          value=""
          onChange={() => undefined}
          onFocus={onFocus}
          className="sr-only"
        />
      )}
    </>
  );
}
