import { type RefObject, useEffect, useState } from "react";

/** A field at fault, or the first control of a group that is. */
const FAULT = "[aria-invalid=true], [data-invalid] input";

/** The first field at fault takes the focus once it says so, so that its message, which describes it, is read at once. */
export function useFocusOnFault(form: RefObject<HTMLFormElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(FAULT)?.focus();
  }, [attempts, form]);
  return () => setAttempts((before) => before + 1);
}
