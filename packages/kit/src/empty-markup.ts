/** Used part of the Trusted Types API, where the browser has it. */
interface MarkupGuard {
  readonly defaultPolicy: unknown;
  createPolicy(name: "default", rules: { createHTML: (markup: string) => string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: MarkupGuard;
  }
}

/**
 * Lets the empty text, and nothing else, become markup under a policy that trusts no string: React Aria empties what it
 * reads out with `innerHTML = ""`, with each change of a number or a part of a date. A page that has a default policy of its own keeps it.
 */
export function allowEmptyMarkup(): void {
  const guard = window.trustedTypes;
  if (guard === undefined || guard.defaultPolicy) return;
  guard.createPolicy("default", { createHTML: (markup) => (markup === "" ? markup : null) });
}
