import { type PasswordFault, passwordFault } from "@parution/rules/password";

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

/** What is wrong with each field; a field that is right is absent. */
export interface PasswordFaults {
  readonly current?: "missing";
  readonly next?: PasswordFault;
  readonly again?: "different";
}

/** What the form holds, or what is wrong with it: the new password is typed twice. */
export function readPasswordChange(
  form: FormData,
): { readonly change: PasswordChange } | { readonly faults: PasswordFaults } {
  const read = (name: string) => String(form.get(name) ?? "");
  const [current, next] = [read("current"), read("next")];
  const fault = passwordFault(current, next);
  const faults: PasswordFaults = {
    ...(current === "" && { current: "missing" }),
    ...(fault !== null && { next: fault }),
    ...(fault === null && read("again") !== next && { again: "different" }),
  };
  return Object.keys(faults).length === 0 ? { change: { current, next } } : { faults };
}
