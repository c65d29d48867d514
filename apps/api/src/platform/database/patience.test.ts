import { expect, test } from "vitest";
import { createPatience } from "./patience.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Whether each statement of a connection is waited for however long it takes. */
function patienceWith(...statements: readonly string[]): readonly boolean[] {
  const patience = createPatience();
  return statements.map((text) => {
    patience.begin(text);
    const limit = patience.limit() ?? 0;
    patience.end(text);
    return limit > DAY;
  });
}

test("a transaction that may take any time is waited for until it has ended", () => {
  const steps = ["begin", "set local statement_timeout = 0", "analyze", "commit", "select 1"];
  expect(patienceWith(...steps)).toEqual([false, true, true, true, false]);
  const failed = ["set local statement_timeout = 0", "rollback", "select 1"];
  expect(patienceWith(...failed)).toEqual([true, true, false]);
});

test("a connection that may is waited for through its transactions, until that is taken back", () => {
  const lift = "set statement_timeout = 0; set lock_timeout = 0";
  const end = "reset statement_timeout; reset lock_timeout";
  const steps = [lift, "begin", "commit", "analyze", end, "select 1"];
  expect(patienceWith(...steps)).toEqual([true, true, true, true, true, false]);
});
