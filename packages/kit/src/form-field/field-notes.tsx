import type { ReactNode } from "react";
import { ErrorIcon } from "../icon/index.ts";

/** Classes of a visible field label. */
export function fieldLabelClasses(hidden: boolean): string {
  return hidden ? "sr-only" : "text-body-sm font-semibold wrap-anywhere text-fg";
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

/** Classes of a field's description. */
export const fieldDescriptionClasses = "text-body-sm wrap-anywhere text-fg-muted";

/** Description of a field. */
export function FieldDescription({ id, children }: NoteProps) {
  return (
    <div id={id} className={fieldDescriptionClasses}>
      {children}
    </div>
  );
}

/** Classes of a field's error. */
export const fieldErrorClasses = "flex items-start gap-1.5 text-body-sm font-semibold text-danger";

/** The words of an error behind their icon: never colour alone. */
export function ErrorWords({ children }: Pick<NoteProps, "children">) {
  return (
    <>
      <ErrorIcon className="mt-[0.2em] size-[1.1em]" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </>
  );
}

/** Error of a field. */
export function FieldError({ id, children }: NoteProps) {
  return (
    <p id={id} className={fieldErrorClasses}>
      <ErrorWords>{children}</ErrorWords>
    </p>
  );
}
