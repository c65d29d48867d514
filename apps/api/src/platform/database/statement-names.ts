import { setBounded } from "../bounded-map.ts";

/** Uses after which a statement is worth keeping parsed. */
const OFTEN = 3;
/** Statements kept parsed at most, in each connection. */
const KEPT = 400;
/** Statements whose uses are counted at most. */
const COUNTED = 2000;

/** Which statements a server is to keep parsed, by their texts. */
export interface StatementNames {
  /** The name under which a statement is kept; undefined where it is not. */
  nameOf(text: string): string | undefined;
  /** Names every statement anew, since what was kept no longer fits the tables. */
  renew(): void;
}

/**
 * Names what is asked often: the rest, lists of values of every length among it, would only fill the server's memory.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string>();
  const uses = new Map<string, number>();
  let generation = 0;
  return {
    nameOf(text) {
      const known = names.get(text);
      if (known !== undefined || names.size >= KEPT) return known;
      const used = (uses.get(text) ?? 0) + 1;
      setBounded(uses, text, used, COUNTED);
      if (used < OFTEN) return undefined;
      uses.delete(text);
      const name = `${generation}_${names.size}`;
      names.set(text, name);
      return name;
    },
    renew() {
      names.clear();
      generation += 1;
    },
  };
}
