import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { adopt } from "./adoption.mjs";
import { command, inFolder, onProgram, serviceTests, vitest } from "./check-work.mjs";
import { execute, pnpm, root } from "./commands.mjs";
import { comparePacking, withPackages } from "./packages.mjs";
import { lintPackages } from "./published.mjs";

/**
 * Compares the pictures of stories in the Chromium that rendered the references. Another one smooths letters
 * differently: then no picture is compared, and a message says so; the fit of pages and the speech of components are checked.
 */
const picturesCheck = (compare) => async (environment) => {
  const note = join(root, ".storybook/pictures/references/chromium.txt");
  const renderedBy = (await readFile(note, "utf8")).trim();
  const { output } = await execute(environment.CHROMIUM_PATH, ["--version"]);
  const [here = output.trim()] = /Chromium \d+/.exec(output) ?? [];
  if (here === renderedBy) return compare()(environment);
  console.log(`Not compared: the pictures were rendered by ${renderedBy}, and here is ${here}.`);
  return compare("-t", "^(?!pictures )")(environment);
};

/** Commit messages since the first, where there is a history. */
async function commits(environment) {
  if (!existsSync(join(root, ".git"))) return;
  const { output } = await execute("git", ["rev-list", "--max-parents=0", "HEAD"]);
  await command("commitlint", "--from", output.trim().split("\n").at(-1))(environment);
}

/**
 * A half of the journeys, on a program of its own: as one check they were longer than a lane has time for, and in one program
 * they would meet each other's days. Each half writes to a folder of its own, which Playwright empties first.
 */
const journeys = (half) =>
  onProgram(
    command(
      "playwright",
      ...["test", "--retries=1", `--shard=${half}/2`, `--output=test-results/${half}`],
    ),
  );

/** The main journey in Firefox and in WebKit. */
export const engines = (...args) => onProgram(command("node", "src/engines/main.ts", ...args));

/** One rerun of a failed browser test, which a busy machine may delay; a test that passed only then is named at the end. */
const again = "--retry=1";

/** A check on React as it is delivered: its development build takes more, and is under `pnpm stories`, `check` and `sweep`. */
const asDelivered = (check) => (environment) => check({ ...environment, NODE_ENV: "production" });

/**
 * Stories that have a play function, axe on one of each kind (`.storybook/inspected.ts`). `pnpm sweep stories` runs all, and
 * inspects each.
 */
const stories =
  process.env.WHOLE_SUITE === undefined
    ? (environment) => asDelivered(vitest("stories", again))({ ...environment, STORY_SAMPLE: "1" })
    : vitest("stories", again);

/** Builds the portal, the desk and the service as they are delivered. */
export async function productionBuild(environment) {
  await inFolder("apps/portal", command("vite", "build"))(environment);
  await inFolder("apps/desk", command("vite", "build"))(environment);
  await inFolder("apps/api", command("node", "scripts/build.ts"))(environment);
}

/** Long checks: the longest first, so that the lanes end together. */
const long = [
  // They are sorted before they are built in.
  {
    name: "Messages in every language",
    work: command("node", "packages/app/scripts/check-messages.ts"),
  },
  {
    name: "Production build",
    after: ["Messages in every language"],
    work: productionBuild,
  },
  {
    name: "Journeys in a browser, first half",
    after: ["Production build"],
    work: journeys(1),
  },
  {
    name: "Journeys in a browser, second half",
    after: ["Production build"],
    work: journeys(2),
  },
  { name: "Service on PostgreSQL", work: serviceTests("api-postgres") },
  { name: "Stories in a browser", work: stories },
  { name: "Service on the embedded database", work: serviceTests("api-embedded") },
  {
    name: "Pictures, fit and speech of stories",
    work: picturesCheck((...args) => asDelivered(vitest("pictures", ...args))),
  },
  { name: "Rules, contract and other units", work: vitest("unit") },
  { name: "Types", work: command("tsc", "--noEmit", "-p", "tsconfig.json") },
];

/** Packages that other newspapers install. */
const published = [
  { name: "Build of the kit", work: () => pnpm(["--filter", "@parution/kit", "build"]) },
  {
    name: "A sister paper adopts the kit",
    after: ["Build of the kit"],
    work: (environment) => withPackages((archives) => adopt(archives, environment)),
  },
  {
    name: "Bytes per component",
    after: ["Build of the kit"],
    work: inFolder("packages/kit", command("node", "scripts/size/main.ts")),
  },
  {
    name: "Published packages",
    after: ["Build of the kit"],
    work: () =>
      withPackages(async (archives) => {
        await lintPackages(archives);
        await comparePacking(archives);
      }),
  },
];

/** Checks under a minute. */
const short = [
  { name: "Format and lint", work: command("biome", "check", ".", "--error-on-warnings") },
  {
    name: "Bytes per route",
    after: ["Production build"],
    work: inFolder("apps/portal", command("node", "scripts/size.ts")),
  },
  { name: "Commit messages", work: commits },
  { name: "Dependencies", work: command("node", "apps/launcher/src/audit.mjs") },
];

/** Checks of `npm test`, in the order in which they are started; `after` names those that one needs. */
export const checks = [...long, ...published, ...short];
