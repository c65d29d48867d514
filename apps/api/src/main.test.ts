import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { DEMO_PASSWORD, emailOf } from "./demo/accounts.ts";
import { copyDatabase, TEST_NOW } from "./testing/index.ts";

const PROGRAM = fileURLToPath(new URL("main.ts", import.meta.url));
let folder: string;
let running: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parution-main-"));
  running = [];
  copyDatabase(inject("template"), folder);
});
afterEach(() => {
  for (const child of running) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** Starts the program at the instant of its data: half a year later its jobs would first catch up, and requests wait for them. */
function start(env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      DATA_DIR: folder,
      DEMO_DATA: "0",
      PARUTION_NOW: TEST_NOW,
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  return child;
}

/** The port, once the program says that it is ready. */
async function ready(child: ReturnType<typeof start>): Promise<number> {
  for await (const line of createInterface({ input: child.stdout })) {
    const record = JSON.parse(line);
    if (record.msg === "ready") return record.port;
  }
  throw new Error("The program ended before it was ready.");
}

/** Exit of a program that does not start. */
async function failure(child: ReturnType<typeof start>) {
  const [output, [code]] = await Promise.all([text(child.stderr), once(child, "exit")]);
  return { output, code };
}

test("it starts, answers, and stops on a signal", async () => {
  const child = start();
  const port = await ready(child);
  expect((await fetch(`http://localhost:${port}/readyz`)).status).toBe(200);
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  await expect(fetch(`http://localhost:${port}/readyz`)).rejects.toThrow("fetch failed");
});

test("folders and files are accessible to their owner alone", async () => {
  const child = start();
  await ready(child);
  const open = readdirSync(folder, { recursive: true, encoding: "utf8" })
    // The database was copied into place by this test.
    .filter((name) => !name.startsWith("postgres"))
    .filter((name) => (statSync(join(folder, name)).mode & 0o077) !== 0);
  expect(open).toEqual([]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("it listens at one address that is configured", async () => {
  const port = await ready(start({ BIND_ADDRESS: "127.0.0.2" }));
  expect((await fetch(`http://127.0.0.2:${port}/readyz`)).status).toBe(200);
  await expect(fetch(`http://127.0.0.1:${port}/readyz`)).rejects.toThrow("fetch failed");
});

test("a user's id does not reach the log from any page or call", async () => {
  // Long enough that no port, instant or request has it by chance.
  const id = 2_047_110_947;
  const child = start();
  let log = "";
  child.stdout.on("data", (chunk: Buffer) => {
    log += chunk.toString();
  });
  const port = await ready(child);
  for (const path of [`/fr/mon-equipe/membre/${id}`, `/ads/forfaits/mesforfaits/${id}`])
    await (await fetch(`http://localhost:${port}${path}`)).text();
  child.stdout.resume();
  await expect.poll(() => log).toContain("/ads/forfaits/mesforfaits/");
  expect(log).toContain("/fr/mon-equipe/membre/-");
  expect(log).not.toContain(String(id));
});

test("the program stops in time during unfinished requests", async () => {
  const child = start();
  const port = await ready(child);
  const headers = { "X-App-Token": "parution-demo", "Content-Length": "1000" };
  const call = request({ port, path: "/account/api/v1/login", method: "POST", headers });
  call.on("error", () => undefined);
  call.write("{");
  await new Promise((resolve) => setTimeout(resolve, 300));
  const signalled = performance.now();
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
  // The request itself may take ten minutes; jobs under way end first, which takes a busy machine twenty seconds.
  expect(performance.now() - signalled).toBeLessThan(40_000);
});

test("a request under way when the stop signal arrives is still answered", async () => {
  const child = start();
  const port = await ready(child);
  const path = "/account/api/v1/login";
  const body = JSON.stringify({ data: { email: emailOf("pro"), password: DEMO_PASSWORD } });
  const headers = { "X-App-Token": "parution-demo", "Content-Type": "application/json" };
  // The first jobs have the only connection to the database until then: a request that waits for them may exceed its grace.
  await fetch(`http://localhost:${port}${path}`, { method: "POST", headers, body });
  const length = { "Content-Length": Buffer.byteLength(body), Expect: "100-continue" };
  const call = request({ port, path, method: "POST", headers: { ...headers, ...length } });
  // The server has the request in hand once it asks for the body.
  await once(call, "continue");
  child.kill("SIGTERM");
  call.end(body);
  const [[answer], [code]] = await Promise.all([once(call, "response"), once(child, "exit")]);
  expect(answer.statusCode).toBe(200);
  expect(code).toBe(0);
});

test("a port in use is reported in one sentence", async () => {
  const other = createServer().listen(0);
  const address = other.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  expect(await failure(start({ PORT: port }))).toEqual({
    output: `Port ${port} is taken by another program; set PORT to another.\n`,
    code: 1,
  });
  other.close();
});

test("a data folder in use is reported in one sentence", async () => {
  const first = start();
  await ready(first);
  expect(await failure(start())).toEqual({
    output: `The data folder ${folder} is in use by process ${first.pid}.\n`,
    code: 1,
  });
});

test("a wrong configuration is reported in one sentence", async () => {
  const { output, code } = await failure(start({ PORT: "http" }));
  expect(output).toMatch(/^Configuration: PORT: .+\.\n$/);
  expect(code).toBe(1);
});

test("an unreachable database server is reported in one sentence", async () => {
  const env = {
    DATABASE_URL: "postgres://127.0.0.1:1/none",
    SESSION_SECRET: "0123456789abcdef0123456789abcdef",
    CARD_STORE_KEY: "a store's own key",
    CASH_PARTNER_KEY: "a partner's own key",
  };
  const { output, code } = await failure(start(env));
  expect(output).toBe(
    "The database server 127.0.0.1:1 cannot be used: connect ECONNREFUSED 127.0.0.1:1.\n",
  );
  expect(code).toBe(1);
});
