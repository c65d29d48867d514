import { lazyModule } from "@parution/app/lazy/lazy.tsx";

let formErrors: typeof import("./form-errors.tsx") | undefined;

/** Validation and submission of an order, with its error summary; loaded on demand. */
export const submissionCode = lazyModule(async () => {
  const [code, errors] = await Promise.all([
    import("./submission-code.ts"),
    import("./form-errors.tsx"),
  ]);
  formErrors = errors;
  return code;
});

/**
 * The error summary, once the form has been validated. It must stand there in the frame that marks the fields: rendered
 * after it, it would push the page away from under the pointer, and React delays by 300 ms what it has to wait for.
 */
export const loadedFormErrors = () => formErrors?.FormErrors;

/** Loads them ahead of time; a failure is reported by the submission, which loads them again. */
export function prepareSubmission(): void {
  submissionCode.load().catch(() => undefined);
}
