import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  cannotMount,
  copyDisk,
  createDisk,
} from "../../../api/src/testing/durability/disk-image.ts";
import { execute, workspaceEnv, workspaceNode } from "../../../launcher/src/commands.mjs";
import { type End, type Losses, ordersOfRound, sumOf } from "./losses.ts";

const PROGRAM = join(import.meta.dirname, "plain-engine.ts");

/** Rounds of the embedded engine as it is delivered, each on a database of its own; null where no disk can be mounted. */
export async function losePlain(end: End, rounds: number): Promise<Losses | null> {
  if (end === "power loss" && cannotMount() !== null) return null;
  const losses: Losses[] = [];
  while (losses.length < rounds)
    losses.push(await (end === "kill -9" ? killOnce() : cutPowerOnce()));
  return sumOf(losses);
}

const killOnce = () =>
  inFolder(async (folder) => {
    const place = { data: join(folder, "data"), acknowledged: join(folder, "acknowledged") };
    await kill(await startWriting(place));
    return lossesOf(place);
  });

const cutPowerOnce = () =>
  inFolder(async (folder) => {
    const acknowledged = join(folder, "acknowledged");
    const disk = createDisk(folder);
    try {
      const writer = await startWriting({ data: join(disk.folder, "data"), acknowledged });
      try {
        // A stopped process acknowledges nothing while the disk is copied.
        writer.kill("SIGSTOP");
        const after = copyDisk(disk, folder);
        try {
          return await lossesOf({ data: join(after.folder, "data"), acknowledged });
        } finally {
          after.unmount();
        }
      } finally {
        await kill(writer);
      }
    } finally {
      disk.unmount();
    }
  });

interface Place {
  readonly data: string;
  readonly acknowledged: string;
}

/** Starts the engine, and waits until it has acknowledged a round's orders. */
async function startWriting({ data, acknowledged }: Place): Promise<ChildProcess> {
  const orders = ordersOfRound();
  const writer = spawn(workspaceNode, [PROGRAM, "write", data, acknowledged], { stdio: "ignore" });
  while (countLines(acknowledged) < orders) {
    if (writer.exitCode !== null) throw new Error(`The writer ended with ${writer.exitCode}.`);
    await wait(2);
  }
  return writer;
}

async function kill(writer: ChildProcess): Promise<void> {
  if (writer.exitCode !== null) return;
  const ended = once(writer, "exit");
  writer.kill("SIGKILL");
  await ended;
}

/** Losses of a round; where the database does not open again, all are lost. */
async function lossesOf({ data, acknowledged }: Place): Promise<Losses> {
  const known = countLines(acknowledged);
  const { code, output } = await execute(workspaceNode, [PROGRAM, "count", data, acknowledged], {
    env: workspaceEnv(),
  });
  if (code !== 0) return { rounds: 1, acknowledged: known, lost: known };
  const { lost, half }: { lost: number; half: number } = JSON.parse(output);
  return { rounds: lost + half > 0 ? 1 : 0, acknowledged: known, lost };
}

const countLines = (file: string): number =>
  existsSync(file) ? readFileSync(file, "utf8").split("\n").length - 1 : 0;

async function inFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "parution-plain-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
