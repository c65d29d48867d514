import { MOST_FIELDS } from "@parution/contract/limits";

const NAME = /^[A-Za-z][\w.-]{0,63}$/;

/** Which fields of a page changed: their names, never what they hold (readings H5). */
export function changedFields() {
  const names = new Set<string>();
  return {
    note(field: object | null): void {
      const name = field !== null && "name" in field ? field.name : undefined;
      if (typeof name === "string" && NAME.test(name) && names.size < MOST_FIELDS) names.add(name);
    },
    /** The names since the last time. */
    take(): string[] {
      const taken = [...names];
      names.clear();
      return taken;
    },
  };
}

/** A page's path without what opens something to whoever knows it: keys of certificates. */
export const countedPath = (path: string): string =>
  path.replaceAll(/(?<=\/)[0-9A-F-]{16,}(?=\/|$)/gi, "-");
