import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "parution-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Another process that takes the lock and holds it. */
async function startHolder(before = "") {
  const module = JSON.stringify(new URL("./folder-lock.ts", import.meta.url).href);
  const program = `
    ${before}
    const { lockFolder } = await import(${module});
    lockFolder(${JSON.stringify(folder)});
    process.stdout.write("held");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  const refused = once(holder, "exit").then(() => {
    throw new Error("The folder was refused.");
  });
  await Promise.race([once(holder.stdout, "data"), refused]);
  refused.catch(() => undefined);
  return holder;
}

test("a folder that a living process holds is refused, naming the process", async () => {
  const holder = await startHolder();
  expect(() => lockFolder(folder)).toThrow(
    `The data folder ${folder} is in use by process ${holder.pid}.`,
  );
  holder.kill("SIGKILL");
  await once(holder, "exit");
});

test("a killed process holds no lock", async () => {
  const holder = await startHolder();
  holder.kill("SIGKILL");
  await once(holder, "exit");
  lockFolder(folder).release();
});

test("a process number left behind, even of a living process, is no lock", () => {
  writeFileSync(join(folder, "postgres.pid"), String(process.ppid));
  lockFolder(folder).release();
});

test("a folder that was released can be taken again, once", () => {
  lockFolder(folder).release();
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow("in use");
  lock.release();
});

test("lock and process number are readable by their owner alone under any umask", async () => {
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  const holder = await startHolder("process.umask(0o000);");
  expect([modeOf("postgres.lock"), modeOf("postgres.pid")]).toEqual([0o600, 0o600]);
  holder.kill("SIGKILL");
  await once(holder, "exit");
  chmodSync(join(folder, "postgres.lock"), 0o644);
  const lock = lockFolder(folder);
  expect(modeOf("postgres.lock")).toBe(0o600);
  lock.release();
});

test("a refused lock on a folder that this process holds leaves it held", async () => {
  const lock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow("in use");
  await expect(startHolder()).rejects.toThrow();
  lock.release();
});

test("a folder that cannot be written is refused with one sentence", () => {
  const gone = join(folder, "gone");
  expect(() => lockFolder(gone)).toThrow(`The data folder ${gone} cannot be written.`);
});
