import { MOST_FIELDS } from "@parution/contract/limits";

const NAME = /^[A-Za-z][\w.-]{0,63}$/;

/** Names of the changed fields of a page, never their values (docs/domain/public-pages.md#tracking). */
export function changedFields() {
  const names = new Set<string>();
  return {
    note(field: object | null): void {
      const name = field !== null && "name" in field ? field.name : undefined;
      if (typeof name === "string" && NAME.test(name) && names.size < MOST_FIELDS) names.add(name);
    },
    /** Names since the last report. */
    take(): string[] {
      const taken = [...names];
      names.clear();
      return taken;
    },
  };
}

/** Path of a page without its secrets: keys of certificates. */
export const countedPath = (path: string): string =>
  path.replaceAll(/(?<=\/)[0-9A-F-]{16,}(?=\/|$)/gi, "-");
