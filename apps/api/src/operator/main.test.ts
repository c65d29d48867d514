import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startTestApi, type TestApi } from "../testing/index.ts";

const PROGRAM = fileURLToPath(new URL("main.ts", import.meta.url));
const execute = promisify(execFile);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** Output and exit code of the program, beside a running api, on both engines. */
function run(words: readonly string[], dataDir = api.context.config.dataDir) {
  const { databaseUrl } = api.context.config;
  const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    DATA_DIR: dataDir,
    PARUTION_OPERATOR: "salma",
    ...database,
  };
  return execute(process.execPath, [PROGRAM, ...words], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: unknown) => error,
  );
}

test("a command is carried out while the api runs, in the name of its operator", async () => {
  expect(await run(["trail"])).toMatchObject({ code: 0, stdout: "The trail has no entry yet.\n" });
  expect(await run(["coupon", "RENTREE", "--percent", "10"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^coupon RENTREE\n/),
  });
  expect(await run(["trail"])).toMatchObject({
    stdout: expect.stringContaining("salma: coupon RENTREE"),
  });
  expect(await run(["verify-trail"])).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^The trail is whole: 1 entries, head 1:/),
  });
});

test("the audit exits with 0 when the books agree, else with 1 and the discrepancy", async () => {
  expect(await run(["audit"])).toMatchObject({ code: 0, stdout: "The books agree.\n" });
  await sql`update payments set amount = amount + 100 where id = (select min(id) from payments)`.execute(
    api.context.db,
  );
  expect(await run(["audit"])).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^payment and ledger: demo-\d+: expected \d+, found \d+/),
  });
});

test("an unknown command lists the known ones", async () => {
  expect(await run(["audits"])).toMatchObject({
    code: 1,
    stderr: expect.stringContaining("unknown command 'audits'"),
  });
});

test("a command without a database is refused", async () => {
  if (api.context.config.databaseUrl !== null) return;
  const empty = mkdtempSync(join(tmpdir(), "parution-operator-"));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  expect(await run(["audit"], empty)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching("There is no database in"),
  });
});
