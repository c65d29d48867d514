import { readPhone } from "@parution/rules/team";

/** What a field must hold. */
export interface FieldRule {
  readonly required?: boolean;
  /** Characters at most. */
  readonly longest?: number;
  readonly kind?: "email" | "phone";
}

export type Fault = "missing" | "long" | "email" | "phone";

/** What is wrong with each field; one that is right is absent. */
export type Faults<Field extends string> = ReadonlyMap<Field, Fault>;

/** An address as far as one can tell by looking at it: the service knows better. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** What a form's field holds, without the blanks around it. */
export const textIn = (form: FormData, field: string): string =>
  String(form.get(field) ?? "").trim();

/** Holds the texts of a form against the rules of their fields, in the form's order. */
export function faultsOf<Field extends string>(
  checks: readonly (readonly [field: Field, text: string, rule: FieldRule])[],
): Faults<Field> {
  const faults = new Map<Field, Fault>();
  for (const [field, text, rule] of checks) {
    const fault = faultOf(text, rule);
    if (fault !== null) faults.set(field, fault);
  }
  return faults;
}

function faultOf(text: string, { required = false, longest, kind }: FieldRule): Fault | null {
  if (text === "") return required ? "missing" : null;
  if (longest !== undefined && text.length > longest) return "long";
  if (kind === "email" && !EMAIL.test(text)) return "email";
  if (kind === "phone" && readPhone(text) === null) return "phone";
  return null;
}
