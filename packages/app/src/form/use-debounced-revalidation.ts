import { useEffect } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";

/** Milliseconds from a change to its validation: keystrokes are painted first, and validated together. */
const PAUSE = 100;

/**
 * Validates the fields that a submission found wrong again when their value changes, so that an error leaves with its cause.
 * Only fields that have an error are validated, with those beside them in one group: for any other a keystroke costs nothing.
 * The form itself re-validates `onSubmit`; otherwise it would validate at every keystroke, or on blur, where a message that
 * leaves moves the button from under the pointer.
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
      // One at a time: a result for several renders every field of the form.
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

/** The fields of a group that have an error: one for each part of a record, a list as a whole. */
function wrongFields(group: string, error: unknown): string[] {
  if (typeof error !== "object" || error === null) return [];
  if (Array.isArray(error) || "type" in error) return [group];
  return Object.keys(error).map((part) => `${group}.${part}`);
}
