import type { ArgTypesEnhancer, InputType, StrictArgTypes } from "storybook/internal/types";
import type { ComponentProps, Prop } from "./read-props.ts";

/** A component of the kit, with the record that `props-plugin.ts` gives it. */
interface Documented {
  readonly __docgenInfo?: ComponentProps;
}

/** Categories of the table, in its order. */
const categories = { own: "Props", native: "Attributes of the element" } as const;

const controls: Readonly<Record<Prop["kind"], NonNullable<InputType["control"]>>> = {
  boolean: { type: "boolean" },
  number: { type: "number" },
  text: { type: "text" },
  node: { type: "text" },
  options: { type: "select" },
  object: { type: "object" },
  // Functions are logged as actions, not edited.
  function: false,
};

/** The row of a prop in the table of props, and its control. */
export function argTypeOf(prop: Prop): InputType {
  return {
    name: prop.name,
    description: prop.description,
    type: { name: "other", value: prop.type, required: prop.required },
    control: controls[prop.kind],
    ...(prop.options && { options: prop.options }),
    table: {
      category: prop.isNative ? categories.native : categories.own,
      type: { summary: prop.type },
      ...(prop.defaultValue !== undefined && { defaultValue: { summary: prop.defaultValue } }),
    },
  };
}

/** Rows of a component's table, for `parameters.docs.extractArgTypes`. */
export function extractArgTypes(component: Documented): StrictArgTypes {
  const props = component.__docgenInfo?.props ?? [];
  return Object.fromEntries(props.map((prop) => [prop.name, argTypeOf(prop)])) as StrictArgTypes;
}

/** True for what JSON writes and reads back: neither a React element nor a map, a function or a date. */
function isPlain(value: unknown): boolean {
  if (value === null || ["string", "boolean"].includes(typeof value)) return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isPlain);
  if (typeof value !== "object" || "$$typeof" in value) return false;
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

/** True where the control can show and edit the value that a story gives. */
function canEdit(control: InputType["control"], value: unknown): boolean {
  if (typeof control !== "object") return true;
  if (control.type === "object") return value !== undefined && isPlain(value);
  if (control.type === "text") return value === undefined || typeof value === "string";
  return true;
}

/**
 * Takes away controls that could not show a story's value, such as a React element in a text field. The table keeps the
 * row, with its type.
 */
export const withEditableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      canEdit(argType.control, initialArgs[name]) ? argType : { ...argType, control: false },
    ]),
  ) as StrictArgTypes;
// After the table was extracted.
withEditableControls.secondPass = true;
