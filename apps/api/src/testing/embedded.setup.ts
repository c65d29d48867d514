import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import {
  copyEmbedded,
  PUBLIC_ADDRESS,
  prepare,
  prepareUnused,
  temporaryFolder,
  testConfig,
} from "./template.ts";

const [folder, unused] = [temporaryFolder(), temporaryFolder()];

/** Prepares one embedded database, which every test file copies, and one without data. */
export async function setup(project: TestProject): Promise<void> {
  await prepareUnused(testConfig(unused, PUBLIC_ADDRESS));
  copyEmbedded(unused, folder);
  await prepare(testConfig(folder, PUBLIC_ADDRESS));
  project.provide("template", { engine: "embedded", folder, unused });
}

export function teardown(): void {
  for (const one of [folder, unused]) rmSync(one, { recursive: true, force: true });
}
