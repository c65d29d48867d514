import { id } from "@parution/contract/wire";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { idIn } from "./id-in.ts";

it("reads every id that a call takes", () => {
  for (const segment of ["1", "17", "2147483647"]) {
    expect(idIn(segment)).toBe(z.decode(id, segment));
  }
});

it("refuses an id that no call takes, or that is written in another way", () => {
  expect(id.safeParse("2147483648").success).toBe(false);
  const others = ["2147483648", "99999999999", "0", "-3", "1e3", "017", "1.5", " 7", "", null];
  for (const segment of others) expect(idIn(segment)).toBeNull();
});
