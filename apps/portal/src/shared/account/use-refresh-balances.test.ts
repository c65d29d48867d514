import { readBusiness } from "@parution/contract/session";
import { expect, test } from "vitest";
import { BALANCES_CALL } from "./use-refresh-balances.ts";

test("balances are read again by the name of their call", () => {
  expect(BALANCES_CALL).toBe(readBusiness.name);
});
