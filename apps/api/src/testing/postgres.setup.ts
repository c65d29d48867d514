import { rmSync } from "node:fs";
import type { TestProject } from "vitest/node";
import {
  createDatabase,
  dropDatabase,
  PUBLIC_ADDRESS,
  prepare,
  prepareUnused,
  temporaryFolder,
  testConfig,
  urlOf,
} from "./template.ts";

const folder = temporaryFolder();
let dropTemplates = () => Promise.resolve();

/** Prepares, on the server that `TEST_DATABASE_URL` names, the database that every test file copies, and one without data. */
export async function setup(project: TestProject): Promise<void> {
  const url = process.env.TEST_DATABASE_URL;
  if (url === undefined || url === "") {
    throw new Error(
      "Set TEST_DATABASE_URL to a PostgreSQL server whose user may create databases.",
    );
  }
  const configOf = (database: string) =>
    testConfig(folder, { ...PUBLIC_ADDRESS, DATABASE_URL: urlOf(url, database) });
  const unused = await createDatabase(url);
  dropTemplates = () => dropDatabase(url, unused);
  await prepareUnused(configOf(unused));
  const database = await createDatabase(url, unused);
  dropTemplates = async () => {
    await dropDatabase(url, unused);
    await dropDatabase(url, database);
  };
  await prepare(configOf(database));
  project.provide("template", { engine: "postgres", url, database, unused });
}

export async function teardown(): Promise<void> {
  await dropTemplates();
  rmSync(folder, { recursive: true, force: true });
}
