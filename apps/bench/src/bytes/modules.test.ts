import { expect, test } from "vitest";
import { weighCode } from "./modules.ts";

/** Kilobytes that remain of a bundle without its modules: imports and exports. */
const NOTHING = 0.2;

test.each([
  ["React", 'export { useState } from "react";'],
  ["React Aria's core", 'export { Button } from "react-aria-components/Button";'],
  ["MUI's core", 'export { default as ButtonBase } from "@mui/material/ButtonBase";'],
])("%s is outside", async (_, code) => {
  expect(await weighCode(code)).toBeLessThan(NOTHING);
});

test("a component weighs what it adds", async () => {
  expect(
    await weighCode('export { default as Button } from "@mui/material/Button";'),
  ).toBeGreaterThan(1);
});
