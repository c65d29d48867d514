import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** True when a program is installed; tests that need an optional one run only then. */
export function hasProgram(name: string): boolean {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => existsSync(join(folder, name)));
}

/** Runs a program to its end and answers what it wrote; it fails as the program does. */
export async function runProgram(name: string, args: readonly string[]): Promise<string> {
  const { stdout } = await execute(name, args, { maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** Does something with a file on the disk, in a folder that is gone afterwards. */
export async function withFileOnDisk<Result>(
  file: File,
  work: (path: string, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "parution-document-"));
  try {
    const path = join(folder, file.name);
    await writeFile(path, await file.bytes());
    return await work(path, folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
