import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const MEBIBYTE = 1024 * 1024;

/** A disk in a file: an ext4 file system on a loop device. A copy of the file is what a power cut would leave. */
export interface DiskImage {
  readonly file: string;
  /** Mount point. */
  readonly folder: string;
  unmount(): void;
}

/** Creates a disk of its own, so many MiB large, and mounts it. Needs Linux and root. */
export function createDisk(parent: string, size = 192): DiskImage {
  const file = join(parent, "disk.img");
  writeFileSync(file, "");
  truncateSync(file, size * MEBIBYTE);
  run("mkfs.ext4", "-q", "-F", file);
  return mountDisk(file, join(parent, "disk"));
}

/** The disk as it stands at this moment without what waits in memory, mounted elsewhere. */
export function copyDisk({ file }: DiskImage, parent: string): DiskImage {
  const copy = join(parent, "copy.img");
  run("cp", "--sparse=always", file, copy);
  return mountDisk(copy, join(parent, "copy"));
}

/** Reason why this machine cannot mount a disk; null when it can. */
export function cannotMount(): string | null {
  const folder = mkdtempSync(join(tmpdir(), "parution-mount-"));
  try {
    createDisk(folder).unmount();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function mountDisk(file: string, folder: string): DiskImage {
  mkdirSync(folder, { recursive: true });
  run("mount", "-o", "loop", file, folder);
  return { file, folder, unmount: () => run("umount", folder) };
}

function run(command: string, ...parameters: string[]): void {
  execFileSync(command, parameters, { stdio: ["ignore", "ignore", "pipe"] });
}
