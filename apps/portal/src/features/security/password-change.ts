import { type PasswordFault, passwordFault } from "@parution/rules/password";

/** Values of the form: the new password is typed twice. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly again: string;
}

/** Error of each field; absent for a valid one. */
interface PasswordFaults {
  readonly current?: "missing";
  readonly next?: PasswordFault;
  readonly again?: "different";
}

export function passwordFaults({ current, next, again }: PasswordChange): PasswordFaults {
  const fault = passwordFault(current, next);
  return {
    ...(current === "" && { current: "missing" }),
    ...(fault !== null && { next: fault }),
    ...(fault === null && again !== next && { again: "different" }),
  };
}
