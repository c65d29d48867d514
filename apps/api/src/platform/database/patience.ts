/** Longer than anybody waits, in milliseconds: what a timer takes at most. */
const FOREVER = 2 ** 31 - 1;

const LIFT = /\bset (local )?statement_timeout = 0/;
const RESET = /\breset statement_timeout\b/;

/** How long a connection's answers are waited for. */
export interface Patience {
  /** Milliseconds; undefined: as everywhere. */
  limit(): number | undefined;
  /** To be told of each statement without values before it is sent, */
  begin(text: string): void;
  /** and once it is done, or has failed. */
  end(text: string): void;
}

/**
 * A connection whose statements the server may take any time for (`set statement_timeout = 0`: migrations, backups, the
 * comparison of the books) is waited for as long, until that is taken back or, where it was set for a transaction, that
 * ends.
 */
export function createPatience(): Patience {
  let always = false;
  let inTransaction = false;
  return {
    limit: () => (always || inTransaction ? FOREVER : undefined),
    begin(text) {
      const lift = LIFT.exec(text);
      if (lift === null) return;
      if (lift[1] === undefined) always = true;
      else inTransaction = true;
    },
    end(text) {
      if (RESET.test(text)) always = false;
      if (text === "commit" || text === "rollback") inTransaction = false;
    },
  };
}
