import { prettyDOM } from "storybook/test";

/**
 * Error of a query without a match. Its message prints the DOM when it is read: a query that waits fails at every change of the
 * page, and those errors are never read, while Testing Library prints the whole page for each.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error();
  error.name = "TestingLibraryElementError";
  let printed: string | undefined;
  Object.defineProperty(error, "message", {
    configurable: true,
    get() {
      printed ??= [message, prettyDOM(container)].filter(Boolean).join("\n\n");
      return printed;
    },
  });
  return error;
}
