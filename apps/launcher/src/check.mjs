import { existsSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { findChromium } from "./chromium.mjs";
import { execute, root, workspaceEnv } from "./commands.mjs";
import { Failure, run } from "./fail.mjs";
import { testPostgres } from "./postgres.mjs";
import { inTurns, step } from "./steps.mjs";

/** Types and tests keep a core busy each. */
const LANES = 2;
const CODE = /\.(?:ts|tsx|mjs)$/;
const LINTED = /\.(?:tsx?|mjs|css|jsonc?|mdx?)$/;
const LINT = ["check", "--error-on-warnings", "--no-errors-on-unmatched"];
const RUN = ["run", "--passWithNoTests", "--project"];
const KNOWN_TYPES = "node_modules/.cache/types.tsbuildinfo";

const git = async (...args) => (await execute("git", args)).output.split("\n").filter(Boolean);

/** Files of the paths given on the command line; by default those that differ from the last commit. */
async function filesOf(paths) {
  if (paths.length === 0) {
    const changed = await git("diff", "--name-only", "--diff-filter=d", "HEAD");
    return [...changed, ...(await git("ls-files", "--others", "--exclude-standard"))];
  }
  const files = await Promise.all(paths.map(filesUnder));
  return files.flat();
}

async function filesUnder(path) {
  const full = isAbsolute(path) ? path : resolve(process.env.INIT_CWD ?? process.cwd(), path);
  if (!existsSync(full)) throw new Failure(`«${path}» does not exist.`);
  if (statSync(full).isFile()) return [relative(root, full)];
  return git("ls-files", "--cached", "--others", "--exclude-standard", relative(root, full) || ".");
}

async function pass(command, args, { cwd = root, env = {} } = {}) {
  const { code, output } = await execute(command, args, { cwd, env: workspaceEnv(env, cwd) });
  if (code !== 0) throw new Failure(output.trim().split("\n").slice(-80).join("\n"));
}

const SUBJECTS =
  /^(?:apps\/portal\/src\/(?:features|shared)|apps\/[^/]+\/src|packages\/[^/]+\/(?:src|registry)|\.storybook)\/[^/]+/;

/** Folders of the files' subjects: a feature, a component. */
const subjectsOf = (files) => [...new Set(files.map((file) => SUBJECTS.exec(file)?.[0] ?? file))];

/**
 * Checks for the changed files: units that import them, the stories and the service's tests of their
 * own subjects.
 */
function checksOf(files) {
  const code = files.filter((file) => CODE.test(file));
  const linted = files.filter((file) => LINTED.test(file));
  const isService = (file) => file.startsWith("apps/api/");
  const types = ["--noEmit", "--incremental", "--tsBuildInfoFile", KNOWN_TYPES];
  const checks = [
    { name: "Format and lint", files: linted, work: () => pass("biome", [...LINT, ...linted]) },
    { name: "Types", files: code, work: () => pass("tsc", [...types, "-p", "tsconfig.json"]) },
    {
      name: "Units",
      files: code.filter((file) => !isService(file)),
      work() {
        return pass("vitest", [
          "related",
          "--run",
          "--passWithNoTests",
          "--project",
          "unit",
          ...this.files,
        ]);
      },
    },
    { name: "Stories", files: code.filter((file) => !isService(file)), work: onStories },
    { name: "Service", files: code.filter(isService), work: onService },
  ];
  return checks.filter((check) => check.files.length > 0);
}

async function onStories() {
  const env = { CHROMIUM_PATH: await findChromium() };
  await pass("vitest", [...RUN, "stories", ...subjectsOf(this.files)], { env });
}

async function onService() {
  const postgres = await testPostgres();
  const subjects = subjectsOf(this.files).map((path) => path.replace("apps/api/", ""));
  const env = { TEST_DATABASE_URL: postgres.url };
  try {
    await pass("vitest", [...RUN, "api-postgres", ...subjects], {
      cwd: join(root, "apps/api"),
      env,
    });
  } finally {
    await postgres.stop();
  }
}

/** `pnpm check [path…]`: checks a change; all checks are `npm test`. */
await run(async () => {
  const files = await filesOf(process.argv.slice(2).filter((argument) => argument !== "--"));
  const checks = checksOf(files);
  if (checks.length === 0)
    return console.log("Nothing to check: no file differs from the last commit.");
  const outcomes = await inTurns(checks, LANES, (check) => step(check.name, () => check.work()));
  const failed = [...outcomes].filter(([, error]) => error !== null);
  for (const [name, error] of failed) console.error(`\n✗ ${name}\n${error.message}`);
  if (failed.length > 0) process.exitCode = 1;
});
