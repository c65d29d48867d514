import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import { PUBLIC_ADDRESS, prepare, temporaryFolder, testConfig } from "./template.ts";

const folder = temporaryFolder();

/** Prepares one embedded database, which every test file copies. */
export async function setup(project: TestProject): Promise<void> {
  await prepare(testConfig(folder, PUBLIC_ADDRESS));
  project.provide("template", { engine: "embedded", folder });
}

export function teardown(): void {
  rmSync(folder, { recursive: true, force: true });
}
