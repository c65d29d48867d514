import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { readMyAds } from "@parution/contract/ads";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from "vitest";
import { fillDatabase } from "../demo/large/fill.ts";
import { runOperator } from "../operator/program/program.ts";
import { createClock } from "../platform/context.ts";
import { openDatabase } from "../platform/database/connect.ts";
import { createLog } from "../platform/log.ts";
import {
  createEmpty,
  type Source,
  startApiOn,
  startTestApi,
  type TestApi,
  testConfig,
} from "../testing/index.ts";
import { placeLine } from "../testing/orders/ordering.ts";
import { openArchive } from "./index.ts";

/** Ads of the large demonstration, with all that belongs to them, that travel; a proof takes more: `BACKUP_ADS=20000`. */
const ADS = Number(process.env.BACKUP_ADS ?? 60);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const pro = await api.signIn("pro");
  await placeLine(pro, {
    paperContent: { kind: "plain", text: "Avis gardé — إعلان محفوظ" },
    webContent: "Avis gardé 🗞",
  });
  await api.context.storage.put("ads/kept", new Uint8Array([1, 2, 3]), "image/png");
  expect((await operate(api, "coupon", "SAUVE", "--percent", "5")).code).toBe(0);
});
afterAll(() => api.stop());

/** A command on an api's database. */
function operate({ context }: Pick<TestApi, "context">, ...words: string[]) {
  return give(words, context.config.dataDir, async () => context);
}

/** A command on a database that no api has. */
async function operateOn(source: Source, ...words: string[]) {
  const config = testConfig(source.dataDir, { ...source.env, DEMO_DATA: "0" });
  const { db, close } = await openDatabase(config, createLog("silent"), (error) => {
    throw error;
  });
  try {
    const operation = { db, config, clock: createClock(config.startsAt) };
    return await give(words, source.dataDir, async () => operation);
  } finally {
    await close();
  }
}

type Opening = Parameters<typeof runOperator>[1]["open"];

async function give(words: readonly string[], folder: string, open: Opening) {
  const written = { output: "", error: "" };
  const code = await runOperator(words, {
    operator: "salma",
    folder,
    open,
    openUnused: open,
    write: (text) => {
      written.output += text;
    },
    writeError: (text) => {
      written.error += text;
    },
  });
  return { code, ...written };
}

/** A backup of the api's own, where each test may do with it what it likes. */
async function backUp(name: string): Promise<string> {
  expect(await operate(api, "backup", name)).toMatchObject({ code: 0, error: "" });
  return join(api.context.config.dataDir, name);
}

/** Inserts ads, with as many accounts and orders as the large demonstration has to that many. */
async function fillWithAds(ads: number): Promise<void> {
  const size = { accounts: Math.ceil(ads / 50) + 1, orders: Math.ceil(ads * 1.2), ads };
  await fillDatabase(api.context, size, () => undefined);
}

/** Restores into a new database, and writes that into a backup again. */
async function carryOver(path: string, engine: "embedded" | "postgres") {
  const source = await createEmpty(engine);
  onTestFinished(source.remove);
  expect(await operateOn(source, "restore", path)).toMatchObject({
    code: 0,
    output: expect.stringContaining("The books agree."),
  });
  const again = join(source.dataDir, "again.tar.gz");
  expect(await operateOn(source, "backup", again)).toMatchObject({ code: 0 });
  return { source, again };
}

/** All that a backup holds but its first entry, which says when it was made. */
async function contentsOf(path: string) {
  const { contents } = await openArchive(path);
  return { ...contents, entries: contents.entries.slice(1) };
}

/** The names of a database's indexes. */
async function indexesOf({ context }: TestApi): Promise<readonly string[]> {
  const { rows } = await sql<{ indexname: string }>`
    select indexname from pg_indexes where schemaname = current_schema()`.execute(context.db);
  return rows.map(({ indexname }) => indexname).toSorted();
}

/** The embedded database, which takes long to make, is on the way in `pnpm sweep service`. */
const ROUTE =
  process.env.WHOLE_SUITE === undefined
    ? (["postgres"] as const)
    : (["embedded", "postgres"] as const);

test.skipIf(inject("template").engine === "embedded")(
  `a backup moves everything from a server to ${ROUTE.join(" and on to ")}, unchanged and usable`,
  async () => {
    await fillWithAds(ADS);
    const path = await backUp("whole.tar.gz");
    const [engine, ...further] = ROUTE;
    const { source, again } = await carryOver(path, engine);
    expect(await contentsOf(again)).toEqual(await contentsOf(path));
    for (const next of further) {
      const { again: back } = await carryOver(again, next);
      expect(await contentsOf(back)).toEqual(await contentsOf(path));
    }

    const restored = await startApiOn(source); // With the demonstration's staff, which starts nowhere else.
    onTestFinished(restored.stop);
    expect(await indexesOf(restored)).toEqual(await indexesOf(api));
    const pro = await restored.signIn("pro");
    const { adId } = await placeLine(pro);
    const { ads } = await pro.call(readMyAds, { params: { page: 1 }, query: {} });
    const title = expect.stringContaining("Avis gardé — إعلان محفوظ");
    expect(ads.slice(0, 2)).toMatchObject([{ id: adId }, { title }]);
    expect(await restored.context.storage.get("ads/kept")).toEqual(new Uint8Array([1, 2, 3]));
    expect(await operate(restored, "audit")).toMatchObject({ output: "The books agree.\n" });
    expect((await operate(restored, "trail")).output).toContain("salma: coupon SAUVE");
  },
  300_000 + ADS * 60,
);

test("a database in use is not overwritten, nor a file", async () => {
  const path = await backUp("kept.tar.gz");
  await expect(operate(api, "restore", path)).rejects.toThrow("The database is not empty");
  await expect(operate(api, "backup", path)).rejects.toThrow("exists");
  await expect(operate(api, "backup", "none/there.tar.gz")).rejects.toThrow("cannot be written");
});

test("a backup that is not whole is refused before a database is opened", async () => {
  const path = await backUp("damaged.tar.gz");
  const whole = readFileSync(path);
  const flipped = Buffer.from(whole);
  flipped.writeUInt8((flipped.at(-5000) ?? 0) ^ 0x10, flipped.length - 5000);
  const never = () => Promise.reject(new Error("opened"));
  const tryOut = () => give(["--dry-run", "restore", path], "/", never);
  for (const bytes of [whole.subarray(0, whole.length - 4000), flipped, Buffer.from("none")]) {
    writeFileSync(path, bytes);
    await expect(tryOut()).rejects.toThrow("cannot be read as a backup");
  }
  writeFileSync(path, whole);
  expect((await tryOut()).output).toContain("the backup is whole, nothing was restored");
});

test("a backup that is a whole archive with other contents than listed is refused", async () => {
  const path = await backUp("other.tar.gz");
  const packed = gunzipSync(readFileSync(path));
  const at = packed.indexOf("Avis gardé");
  packed.write("Avis perdu", at);
  writeFileSync(path, gzipSync(packed));
  await expect(openArchive(path)).rejects.toThrow(/is damaged: tables\/ads\/000001/);
});
