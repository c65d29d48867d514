import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { cannotMount, copyDisk, createDisk } from "./disk-image.ts";
import { countSurvivors } from "./survivors.ts";
import { kill, type Place, startWriter } from "./writer-process.ts";

/** Rounds of each test; `PARUTION_DURABILITY_ROUNDS=30` for the long proof. */
const ROUNDS = Number(process.env.PARUTION_DURABILITY_ROUNDS ?? 1);
const TIMEOUT = 180_000 * ROUNDS;

let folder: string;
let acknowledged: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parution-durability-"));
  acknowledged = join(folder, "acknowledged");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Number of orders that a round acknowledges before its end, so that the end comes at another moment each time. */
const ordersOf = (round: number) => 40 + Math.floor(Math.random() * 60) + round;

const folderAt = (dataDir: string): Place => ({ dataDir, databaseUrl: null });

const obstacle = cannotMount();

/** The loss of power ends the process too: where that is tested, `WHOLE_SUITE` alone kills it as well. */
const isKilled = obstacle !== null || process.env.WHOLE_SUITE !== undefined;

test.runIf(isKilled)(
  "no acknowledged order is lost or incomplete when the process is killed",
  async () => {
    const place = folderAt(join(folder, "data"));
    for (let round = 1; round <= ROUNDS; round += 1) {
      await kill(await startWriter(place, acknowledged, ordersOf(round)));
      expect(await countSurvivors(place, acknowledged)).toMatchObject({ lost: 0, half: 0 });
    }
  },
  TIMEOUT,
);

const title = obstacle === null ? "" : ` (skipped, no disk can be mounted here: ${obstacle})`;

describe.skipIf(obstacle !== null)(`power loss${title}`, () => {
  test(
    "no acknowledged order is lost or incomplete when the power fails",
    async () => {
      const disk = createDisk(folder);
      try {
        for (let round = 1; round <= ROUNDS; round += 1) await cutPower(disk, round);
      } finally {
        disk.unmount();
      }
    },
    TIMEOUT,
  );
});

async function cutPower(disk: ReturnType<typeof createDisk>, round: number): Promise<void> {
  const writer = await startWriter(
    folderAt(join(disk.folder, "data")),
    acknowledged,
    ordersOf(round),
  );
  try {
    // Stopped, the writer acknowledges nothing more while the disk is copied.
    writer.kill("SIGSTOP");
    const after = copyDisk(disk, folder);
    try {
      const place = folderAt(join(after.folder, "data"));
      expect(await countSurvivors(place, acknowledged)).toMatchObject({ lost: 0, half: 0 });
    } finally {
      after.unmount();
    }
  } finally {
    await kill(writer);
  }
}
