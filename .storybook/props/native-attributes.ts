/**
 * Attributes of native elements that the kit's components pass on, with what they do in a component of the kit. React's own types
 * describe none of them. Others are accepted as well: the tables name the element.
 */
export const nativeAttributes: Readonly<Record<string, string>> = {
  id: "Identifier of the control of a field, of the outermost element otherwise.",
  ref: "Reference to the control of a field, to the outermost element otherwise.",
  "aria-label": "Accessible name where no visible text gives one.",
  autoComplete: "Kind of personal data that the browser may fill in, such as `email`.",
  autoFocus: "Receives the focus when the page opens.",
  checked: "Checked state, controlled by the caller.",
  children: "Content.",
  className: "Layout only: placement in the parent.",
  defaultChecked: "Checked state at first; the browser keeps it afterwards.",
  defaultValue: "Value at first; the browser keeps it afterwards.",
  dir: "Direction of the text: `auto` follows its first letter.",
  disabled: "Refuses focus and changes, and is left out of the form's data.",
  enterKeyHint: "Word on the Enter key of a phone's keyboard.",
  form: "Identifier of the form that it belongs to, where it stands outside.",
  href: "Address that it leads to.",
  inputMode: "Keyboard that a phone shows.",
  lang: "Language of the content.",
  maxLength: "Greatest number of characters.",
  minLength: "Least number of characters.",
  name: "Name in the form's data.",
  onBlur: "Called when the focus leaves.",
  onChange: "Called with the native event when the value changes.",
  onClick: "Called when it is pressed.",
  pattern: "Regular expression that the value must match.",
  placeholder: "Example shown while the field is empty; never a label.",
  readOnly: "Shows the value, refuses changes, and stays in the form's data.",
  required: "The form is not complete without it.",
  rows: "Height in lines of text.",
  spellCheck: "Spelling check of the browser.",
  target: "Window that the link opens in.",
  type: "Type of the native element.",
  value: "Value, controlled by the caller.",
};

/** Interfaces of React's types whose attributes belong to one element, such as a form's control. */
const ofElement = /^(?:Anchor|Button|Input|Select|Textarea|Form)HTMLAttributes$/;

/** General attributes that matter to every component that accepts them. */
const general = new Set(["id", "ref", "children", "className"]);

/** General attributes that matter where there is a control to press. */
const ofControls = new Set(["onClick", "onBlur", "aria-label", "autoFocus"]);

/** General attributes that matter where there is a control to fill. */
const ofFields = new Set(["defaultValue", "defaultChecked", "onChange", "dir"]);

const ofField = /^(?:Input|Select|Textarea)HTMLAttributes$/;

/**
 * True for an attribute that a table of props shows.
 * @param owner interface of React's types that declares it.
 * @param owners interfaces that declare the other attributes of the same component.
 */
export function isShown(name: string, owner: string, owners: ReadonlySet<string>): boolean {
  if (!(name in nativeAttributes)) return false;
  if (general.has(name) || ofElement.test(owner)) return true;
  const has = (pattern: RegExp) => [...owners].some((other) => pattern.test(other));
  return (ofControls.has(name) && has(ofElement)) || (ofFields.has(name) && has(ofField));
}
