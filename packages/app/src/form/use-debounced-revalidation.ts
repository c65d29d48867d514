import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Milliseconds from a change to its validation, so that typing is painted first. */
const PAUSE = 100;

/**
 * Revalidates fields with an error, and those of their group, when their value changes; a keystroke in any other field costs
 * nothing. The form itself revalidates `onSubmit`: `onChange` would validate at every keystroke, and `onBlur` would remove a
 * message, and so move the button, under the pointer.
 */
export function useDebouncedRevalidation<Values extends FieldValues, Output>(
  { subscribe, getFieldState, trigger }: UseFormReturn<Values, unknown, Output>,
  isEnabled = true,
): void {
  useEffect(() => {
    if (!isEnabled) return;
    const changed = new Set<string>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wrong = (group: string) =>
      wrongFields(group, getFieldState(group as FieldPath<Values>).error);
    const validate = () => {
      timer = undefined;
      const fields = [...changed].flatMap(wrong);
      changed.clear();
      // One at a time: a validation of several fields renders every field of the form.
      for (const field of fields) void trigger(field as FieldPath<Values>);
    };
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        const [group] = name?.split(".") ?? [];
        if (group === undefined || wrong(group).length === 0) return;
        changed.add(group);
        timer ??= setTimeout(validate, PAUSE);
      },
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [subscribe, getFieldState, trigger, isEnabled]);
}

/** Fields with an error in a group: each part of a record, a list as a whole. */
function wrongFields(group: string, error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  if (Array.isArray(error) || "type" in error) return [group];
  return Object.keys(error).map((part) => `${group}.${part}`);
}
