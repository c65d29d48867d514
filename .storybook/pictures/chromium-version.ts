import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import type { TestProject } from "vitest/node";
import { references } from "./references.ts";

/** Records, whenever references are written, the Chromium that rendered them, such as «Chromium 156». */
export async function setup({ config }: TestProject): Promise<void> {
  if (config.snapshotOptions.updateSnapshot !== "all") {
    return;
  }
  const chromium = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const { stdout } = await promisify(execFile)(chromium, ["--version"]);
  const [version] = /Chromium \d+/.exec(stdout) ?? [];
  if (version === undefined) {
    throw new Error(`${chromium} does not print its version: ${stdout}`);
  }
  await writeFile(`${references}/chromium.txt`, `${version}\n`);
}
