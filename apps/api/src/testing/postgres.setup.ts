import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import {
  createDatabase,
  dropDatabase,
  PUBLIC_ADDRESS,
  prepare,
  temporaryFolder,
  testConfig,
  urlOf,
} from "./template.ts";

const folder = temporaryFolder();
let dropTemplate = () => Promise.resolve();

/** Prepares one database on the server that `TEST_DATABASE_URL` names, which every test file copies. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === "") {
    throw new Error(
      "Set TEST_DATABASE_URL to a PostgreSQL server whose user may create databases.",
    );
  }
  const database = await createDatabase(url);
  dropTemplate = () => dropDatabase(url, database);
  await prepare(testConfig(folder, { ...PUBLIC_ADDRESS, DATABASE_URL: urlOf(url, database) }));
  project.provide("template", { engine: "postgres", url, database });
}

export async function teardown(): Promise<void> {
  await dropTemplate();
  rmSync(folder, { recursive: true, force: true });
}
