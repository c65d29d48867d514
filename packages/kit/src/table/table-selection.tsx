import { cx } from "class-variance-authority";
import { checkboxBox, checkboxTick } from "../checkbox/checkbox.variants.ts";
import { CheckIcon, MinusIcon } from "../icon/index.ts";
import { partClasses, selectTarget } from "./table.variants.ts";

/** State of the box that selects all rows shown. */
export interface SelectAll {
  label: string;
  checked: boolean;
  /** True while some rows are selected, and not all. */
  mixed: boolean;
  disabled: boolean;
  onChange: (selected: boolean) => void;
}

interface SelectionBoxProps extends Omit<SelectAll, "mixed"> {
  mixed?: boolean;
  /** Shows the label where rows are cards, whose titles do not stand above the boxes. */
  showLabel?: boolean;
}

/** Box that selects a row, or all of them. */
export function SelectionBox(props: SelectionBoxProps) {
  const { label, checked, mixed = false, disabled, onChange, showLabel = false } = props;
  return (
    <label className={selectTarget}>
      <span className="relative flex">
        <input
          ref={(box) => {
            if (box) box.indeterminate = mixed;
          }}
          type="checkbox"
          checked={checked}
          disabled={disabled}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
          className={cx(checkboxBox, "indeterminate:border-brand indeterminate:bg-brand")}
        />
        <CheckIcon className={checkboxTick} />
        <MinusIcon className={partClasses} />
      </span>
      <span
        className={cx(
          "sr-only text-start text-body-sm font-normal text-fg",
          showLabel && "@max-2xl/table:not-sr-only",
        )}
      >
        {label}
      </span>
    </label>
  );
}
