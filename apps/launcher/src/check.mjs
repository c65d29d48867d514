import { existsSync, statSync } from "node:fs";
import { isAbsolute, join, relative, resolve } from "node:path";
import { selectChecks } from "./check-selection.mjs";
import { findChromium } from "./chromium.mjs";
import { execute, root, workspaceEnv } from "./commands.mjs";
import { Failure, run } from "./fail.mjs";
import { testPostgres } from "./postgres.mjs";
import { inTurns, step } from "./steps.mjs";

/** Types and tests keep a core busy each. */
const LANES = 2;
const LINT = ["check", "--error-on-warnings", "--no-errors-on-unmatched"];
const RUN = ["run", "--passWithNoTests", "--project"];
/** Units alone: without Storybook, which takes longer to start than most units to run. */
const RELATED = ["related", "--run", "--passWithNoTests", "--config", "vitest.unit.config.ts"];
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
  return listed(relative(root, full) || ".");
}

async function pass(command, args, { cwd = root, env = {} } = {}) {
  const { code, output } = await execute(command, args, { cwd, env: workspaceEnv(env, cwd) });
  if (code !== 0) throw new Failure(output.trim().split("\n").slice(-80).join("\n"));
}

/** Files of the workspace, committed or new. */
const listed = (...paths) =>
  git("ls-files", "--cached", "--others", "--exclude-standard", "--", ...paths);

/** Imports of `modules` in the files of `paths`: pairs of a file and a module. */
async function importsOf(modules, ...paths) {
  const lines = await git("grep", "--untracked", "-oE", `"@${modules}/[a-z-]+`, "--", ...paths);
  return lines.map((line) => line.split(':"'));
}

/** Parts of the workspace by which checks are chosen. */
async function readWorkspace() {
  const imports = await Promise.all([
    importsOf("parution/(rules|contract)", "apps/api/src"),
    importsOf("lingui", "apps", "packages/app"),
  ]);
  return { all: await listed("apps/api/src", "*.stories.tsx"), imports: imports.flat() };
}

/** Checks that have something to read in the selection; see `check-selection.mjs`. */
function checksOf({ lint, types, units, stories, service, messages }) {
  const incremental = ["--noEmit", "--incremental", "--tsBuildInfoFile", KNOWN_TYPES];
  const checks = [
    { name: "Format and lint", read: lint, work: () => pass("biome", [...LINT, ...lint]) },
    {
      name: "Types",
      read: types,
      work: () => pass("tsc", [...incremental, "-p", "tsconfig.json"]),
    },
    { name: "Units", read: units, work: () => pass("vitest", [...RELATED, ...units]) },
    { name: "Stories", read: stories, work: () => onStories(stories) },
    { name: "Service", read: service, work: () => onService(service) },
    {
      name: "Messages",
      read: messages,
      work: () => pass("node", ["packages/app/scripts/check-messages.ts"]),
    },
  ];
  return checks.filter(({ read }) => read.length > 0);
}

async function onStories(subjects) {
  const env = { CHROMIUM_PATH: await findChromium() };
  await pass("vitest", [...RUN, "stories", ...subjects], { env });
}

async function onService(tests) {
  const postgres = await testPostgres();
  const paths = tests.map((path) => path.replace("apps/api/", ""));
  const env = { TEST_DATABASE_URL: postgres.url };
  try {
    await pass("vitest", [...RUN, "api-postgres", ...paths], { cwd: join(root, "apps/api"), env });
  } finally {
    await postgres.stop();
  }
}

/** `pnpm check [path…]`: checks a change; all checks are `npm test`. */
await run(async () => {
  const files = await filesOf(process.argv.slice(2).filter((argument) => argument !== "--"));
  if (files.length === 0)
    return console.log("Nothing to check: no file differs from the last commit.");
  const { unread, ...selection } = selectChecks(files, await readWorkspace());
  for (const file of unread) console.log(`No check reads ${file}.`);
  const checks = checksOf(selection);
  const outcomes = await inTurns(checks, LANES, (check) => step(check.name, () => check.work()));
  const failed = [...outcomes].filter(([, error]) => error !== null);
  for (const [name, error] of failed) console.error(`\n✗ ${name}\n${error.message}`);
  if (failed.length > 0) process.exitCode = 1;
});
