import type { ComponentPropsWithRef, ReactNode } from "react";
import type { FieldProps } from "../form-field/index.ts";
import type { RootProps } from "../root-props.ts";

/** One choice. */
export interface RadioOption {
  /** Form value. Unique in the group. */
  value: string;
  /** Name of the choice. */
  label: ReactNode;
  /** Description of the choice, in a line or two. */
  description?: ReactNode;
  /** Shown, but not to be chosen; say why in `description`. */
  disabled?: boolean | undefined;
}

/** Properties of a group of radios, as rows or as cards. */
export interface RadioItemsProps<Option extends RadioOption>
  extends FieldProps,
    RootProps<"fieldset">,
    Pick<ComponentPropsWithRef<"input">, "disabled" | "onBlur" | "required"> {
  /** The form name that all the radios share. */
  name: string;
  /** The choices, in reading order. */
  items: readonly Option[];
  /** The chosen value, when the parent holds it. `null`, or a value of no choice, chooses nothing. */
  value?: string | null | undefined;
  /** The value chosen at first, when the form holds it. */
  defaultValue?: string | undefined;
  /** Another choice was made. */
  onChange?: ((value: string) => void) | undefined;
}
