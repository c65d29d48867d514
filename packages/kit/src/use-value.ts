import { useState } from "react";

/** Value of a composite that its caller holds, or leaves to it. */
interface ValueProps<Value, Next extends Value> {
  value?: Value | undefined;
  defaultValue?: Value | undefined;
  onChange?: ((value: Next) => void) | undefined;
}

/** Value of a composite, and how it is changed. */
export interface HeldValue<Value, Next extends Value = Value> {
  value: Value;
  onChange: (value: Next) => void;
}

/**
 * Holds the value of a composite: its caller's where `value` is given, its own from `defaultValue` on
 * where it is not, `empty` by default.
 */
export function useValue<Value, Next extends Value = Value>(
  props: ValueProps<Value, Next>,
  empty: Value,
): HeldValue<Value, Next> {
  const [own, setOwn] = useState(props.defaultValue ?? empty);
  const { value = own } = props;
  return {
    value,
    onChange: (next) => {
      setOwn(next);
      props.onChange?.(next);
    },
  };
}
