import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createDatabaseFolder } from "./create-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parution-create-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a partly created database is created again", async () => {
  mkdirSync(join(folder, "postgres.new"));
  writeFileSync(join(folder, "postgres.new/PG_VERSION"), "half");
  await createDatabaseFolder(join(folder, "postgres"));
  expect(existsSync(join(folder, "postgres/global/pg_control"))).toBe(true);
  expect(existsSync(join(folder, "postgres.new"))).toBe(false);
});

test("an existing database is left alone", async () => {
  mkdirSync(join(folder, "postgres"));
  writeFileSync(join(folder, "postgres/PG_VERSION"), "kept");
  await createDatabaseFolder(join(folder, "postgres"));
  expect(existsSync(join(folder, "postgres/global"))).toBe(false);
});
