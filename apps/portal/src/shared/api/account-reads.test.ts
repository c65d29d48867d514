import { callsByFeature } from "@parution/contract/calls";
import { expect, test } from "vitest";
import { ACCOUNT_READS } from "./account-reads.ts";

test("what is read again is known by the names of its calls", () => {
  const names = Object.values(callsByFeature)
    .flat()
    .map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...ACCOUNT_READS]));
});
