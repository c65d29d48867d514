import type { ReactNode } from "react";
import { ErrorIcon } from "../icon/index.ts";

/** How a field's name looks, where it is to be seen. */
export function fieldLabelLook(hidden: boolean): string {
  return hidden ? "sr-only" : "text-body-sm font-semibold text-fg";
}

interface FieldNameProps {
  label: ReactNode;
  note: ReactNode;
}

/** The name of a field and the word beside it. */
export function FieldName({ label, note }: FieldNameProps) {
  return (
    <>
      {label} {note && <span className="ms-1 font-normal text-fg-muted">{note}</span>}
    </>
  );
}

interface NoteProps {
  id?: string | undefined;
  children: ReactNode;
}

/** What helps to fill a field in. */
export function FieldDescription({ id, children }: NoteProps) {
  return (
    <div id={id} className="text-body-sm text-fg-muted">
      {children}
    </div>
  );
}

/** What is wrong with a field: an icon and words, never colour alone. */
export function FieldError({ id, children }: NoteProps) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-body-sm font-semibold text-danger">
      <ErrorIcon className="mt-[0.2em] size-[1.1em]" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  );
}
