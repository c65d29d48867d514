import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { execute, pnpmCommand, root } from "./commands.mjs";
import { Failure, run } from "./fail.mjs";

/** Error of pnpm when a registry has no advisories, or cannot be reached. */
const UNANSWERED =
  /ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)|ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT/;

/** Packages of the lock file, each with the lines that name its origin. */
function packagesOf(lock) {
  const [, packages = ""] = lock.split(/^packages:$/m);
  const [section] = packages.split(/^snapshots:$/m);
  return section.split(/^ {2}(?=\S)/m).filter((entry) => entry.trim() !== "");
}

/** Fault of a package's entry; null when it has none. */
function faultOf(entry) {
  const name = entry.slice(0, entry.indexOf("\n")).replace(/:$/, "");
  if (!/resolution: \{integrity: sha512-/.test(entry)) return `${name} has no digest`;
  if (/tarball:|type: git/.test(entry)) return `${name} does not come from the registry`;
  const deprecated = /^ {4}deprecated: (.*)$/m.exec(entry);
  return deprecated === null ? null : `${name} is deprecated: ${deprecated[1]}`;
}

/** Checks the origin of the packages, then asks the registry for advisories against those that are delivered. */
await run(async () => {
  const packages = packagesOf(await readFile(join(root, "pnpm-lock.yaml"), "utf8"));
  const faults = packages.map(faultOf).filter((fault) => fault !== null);
  if (packages.length === 0 || faults.length > 0) {
    throw new Failure(`The lock file: ${faults.join("; ") || "it names no package"}.`);
  }
  console.log(
    `${packages.length} packages come from the registry with their digests; none is deprecated.`,
  );
  const { code, output } = await execute("npx", pnpmCommand(["audit", "--prod"]));
  if (code === 0)
    return console.log("The registry knows of no advisory against what is delivered.");
  if (!UNANSWERED.test(output)) throw new Failure(output.trim());
  const unknown = "The registry answers no question about advisories: nothing is known of them.";
  if (process.env.AUDIT === "required") throw new Failure(unknown);
  console.log(unknown);
});
