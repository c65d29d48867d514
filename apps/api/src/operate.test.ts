import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "./platform/database/index.ts";
import { createLog } from "./platform/logging/index.ts";
import { copyTemplate, type Source, testConfig } from "./platform/testing/index.ts";

const PROGRAM = fileURLToPath(new URL("operate.ts", import.meta.url));
const run = promisify(execFile);

let source: Source;
beforeEach(async () => {
  source = await copyTemplate();
});
afterEach(() => source.remove());

/** What the command writes, and how it ends. */
function operate(...words: string[]) {
  const { dataDir, env: database } = source;
  const { sessionSecret } = testConfig(dataDir, database);
  const settings = { DATA_DIR: dataDir, SESSION_SECRET: sessionSecret, ...database };
  const env = { PATH: process.env.PATH, ...settings };
  return run(process.execPath, [PROGRAM, ...words], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error,
  );
}

async function plant(statement: string): Promise<void> {
  const fail = (error: Error) => {
    throw error;
  };
  const config = testConfig(source.dataDir, source.env);
  const { db, close } = await openDatabase(config, createLog("silent"), fail);
  await sql.raw(statement).execute(db);
  await close();
}

test("books that agree end well, and a discrepancy is named and ends badly", async () => {
  expect(await operate("audit")).toMatchObject({ code: 0, stdout: "The books agree.\n" });
  await plant(
    "update payments set amount = amount + 100 where id = (select min(id) from payments)",
  );
  expect(await operate("audit")).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(
      /^payment and ledger: demo-\d+: expected \d+, found \d+ in 1 entries\n$/,
    ),
  });
});

test("a command that is none says which there are", async () => {
  expect(await operate("audits")).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("Usage"),
  });
});
