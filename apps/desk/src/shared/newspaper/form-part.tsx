import type { useAppForm } from "@parution/app/form/use-app-form.ts";
import type { ReactNode } from "react";

/** A form of `useAppForm` as the fields of a part of it need it. */
export interface FormPart<Values> {
  field(name: keyof Values & string): ReturnType<ReturnType<typeof useAppForm>["field"]>;
  errorOf(name: keyof Values & string): string | undefined;
  change<Name extends keyof Values & string>(name: Name, value: Values[Name]): void;
}

/** Two fields side by side, French and Arabic, where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>;
}

/** Faults of fields that are blank. */
export function missingOf<Values extends object>(
  values: Values,
  names: readonly (keyof Values & string)[],
): Record<string, string> {
  const blank = names.filter((name) => String(values[name] ?? "").trim() === "");
  return Object.fromEntries(blank.map((name) => [name, "missing"]));
}
