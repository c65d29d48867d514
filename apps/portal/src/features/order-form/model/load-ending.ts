let formErrors: typeof import("../components/form-errors.tsx") | undefined;

/** What judges and sends an order, and tells what is wrong: nobody needs it to begin one, so that it comes apart. */
export async function loadEnding() {
  const [ending, errors] = await Promise.all([
    import("./order-ending.ts"),
    import("../components/form-errors.tsx"),
  ]);
  formErrors = errors;
  return ending;
}

/**
 * What tells of errors, once the form has been judged. It must stand there in the frame that marks the fields: come
 * later, it would push the page away from under the pointer, and React holds back by 300 ms what it has to wait for.
 */
export const loadedFormErrors = () => formErrors?.FormErrors;

/** Brings it ahead of time. Where that fails it is asked for again when the form is sent, which then says so. */
export function prepareEnding(): void {
  loadEnding().catch(() => undefined);
}
