import type { ChildProcess } from "node:child_process";
import { join, relative } from "node:path";
import { copyDisk, type DiskImage } from "../durability/disk-image.ts";
import { kill } from "../durability/writer-process.ts";
import { type Cluster, openCluster } from "./cluster.ts";

/** A server on a disk of its own, whose orders `writer` writes; `folder` is on another disk. */
interface Powered {
  readonly disk: DiskImage;
  readonly cluster: Cluster;
  readonly writer: ChildProcess;
  readonly folder: string;
}

/** Ends a server and its writer as a power cut does; `work` finds a server that has what had reached the disk. */
export async function afterPowerCut<Result>(
  { disk, cluster, writer, folder }: Powered,
  work: (copy: Cluster) => Promise<Result>,
): Promise<Result> {
  // Nothing is acknowledged, and nothing written, while the disk is copied.
  writer.kill("SIGSTOP");
  await cluster.freeze();
  const after = copyDisk(disk, folder);
  await cluster.crash();
  await kill(writer);
  try {
    const copy = await openCluster(join(after.folder, relative(disk.folder, cluster.folder)));
    await copy.start();
    const result = await work(copy);
    await copy.stop("fast");
    return result;
  } finally {
    after.unmount();
  }
}
