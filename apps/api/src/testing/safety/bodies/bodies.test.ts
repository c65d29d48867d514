import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { copyDatabase } from "../../index.ts";
import { type Attack, BEARABLE, faultsOf, startAttack } from "./attack.ts";
import { type Program, startProgram } from "./program.ts";
import { shapes } from "./shapes.ts";

let folder: string;
let program: Program;
let attack: Attack;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "parution-bodies-"));
  copyDatabase(inject("template"), folder);
  program = await startProgram(folder);
  attack = await startAttack(program);
});
afterAll(async () => {
  await attack.stop();
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Shapes of every run: each call is sent every twelfth of these, and each of these is sent to a twelfth of the
 * calls.
 */
const quick = shapes.filter(({ isQuick }) => isQuick);
const TURNS = 12;

test("there are sixty shapes of hostile bodies, of which a dozen are tried in every run", () => {
  expect(shapes.length).toBeGreaterThanOrEqual(60);
  expect(quick.length).toBeGreaterThanOrEqual(12);
  expect(new Set(shapes.map(({ name }) => name)).size).toBe(shapes.length);
});

test("the service answers any body of any call, stays small and reports its health", async () => {
  const faults: string[] = [];
  for (const [turn, target] of attack.targets.entries()) {
    for (const shape of quick.filter((_, index) => index % TURNS === turn % TURNS)) {
      const finding = await attack.strike(target, shape);
      faults.push(
        ...faultsOf(finding).map((fault) => `${finding.call}, ${finding.shape}: ${fault}`),
      );
    }
  }
  expect(faults).toEqual([]);
  expect(attack.probeAt(99)).toBeLessThanOrEqual(BEARABLE.health);
}, 240_000);
