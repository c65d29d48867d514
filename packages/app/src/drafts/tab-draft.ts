import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { autosave } from "./autosave.ts";

export type TabDraftForm<Values extends FieldValues, Output> = Pick<
  UseFormReturn<Values, unknown, Output>,
  "subscribe" | "getValues" | "setValue"
>;

/** Initial texts of the fields that are stored, by field. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Restores a form from the tab (`sessionStorage`), and stores it there while it is filled in. Input from before has precedence; a
 * form with its initial texts is not stored.
 * Returns a function that stores it for the last time.
 */
export function keepInTab<Values extends FieldValues, Output>(
  form: TabDraftForm<Values, Output>,
  name: string,
  initial: Texts,
): () => void {
  const key = `parution.draft.${name}`;
  const fields = Object.keys(initial);
  const stored = readTexts(key);
  for (const field of fields) {
    const path = field as Path<Values>;
    const text = stored[field];
    if (typeof text === "string" && form.getValues(path) === initial[field])
      form.setValue(path, text as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }
  return autosave(form, (values) => {
    const isInitial = fields.every((field) => values[field] === initial[field]);
    store(key, isInitial ? null : JSON.stringify(values, fields));
  });
}

function readTexts(key: string): Readonly<Record<string, unknown>> {
  try {
    return Object(JSON.parse(sessionStorage.getItem(key) ?? "{}"));
  } catch {
    return {}; // Forbidden, or written by something else.
  }
}

function store(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // Full or forbidden: the texts last as long as the page.
  }
}
