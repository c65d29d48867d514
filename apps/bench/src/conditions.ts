import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";

const GIGABYTE = 2 ** 30;

/** Machine, versions and instant of a measurement. */
export async function conditions(programs: readonly string[]): Promise<string> {
  const model = cpus()[0]?.model.trim() ?? process.arch;
  const memory = Math.round(totalmem() / GIGABYTE);
  return [
    `${new Date().toISOString().slice(0, 10)}`,
    `${model}, ${availableParallelism()} cores, ${memory} GB`,
    `load before ${loadavg()[0]?.toFixed(1)}`,
    [`Node ${process.versions.node}`, ...programs].join(", "),
  ].join(" · ");
}

/** A package of the api's with its version. */
export async function versionOf(name: string): Promise<string> {
  const api = createRequire(new URL("../../api/package.json", import.meta.url));
  const file = api
    .resolve(name)
    .replace(/(.*node_modules\/(@[^/]+\/)?[^/]+)\/.*/, "$1/package.json");
  const { version } = JSON.parse(await readFile(file, "utf8"));
  return `${name} ${version}`;
}
