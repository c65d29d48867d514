import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { adopt } from "./adoption.mjs";
import { execute, pnpm, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { freePort } from "./free-port.mjs";
import { withPackages } from "./packages.mjs";
import { picturesCheck } from "./pictures.mjs";
import { startProgram } from "./program.mjs";
import { lintPackages } from "./published.mjs";
import { noteRunAgain } from "./run-again.mjs";
import { stopService } from "./services.mjs";

/** A Monday morning in Morocco: the journeys' clock starts there, so that deadlines fall where they are expected. */
const JOURNEYS_NOW = "2026-11-23T08:00:00Z";

const command =
  (program, ...args) =>
  async (environment, cwd = root) => {
    const { code, output } = await execute(program, args, {
      cwd,
      env: workspaceEnv(environment, cwd),
    });
    process.stdout.write(output); // Whole, since another check speaks at the same time.
    noteRunAgain(output);
    if (code !== 0) throw new Failure(`«${program} ${args.join(" ")}» ended with code ${code}.`);
  };

const inFolder = (folder, check) => (environment) => check(environment, join(root, folder));

/** Commit messages since the first: only where there is a history. */
async function commits(environment) {
  if (!existsSync(join(root, ".git"))) return;
  const { output } = await execute("git", ["rev-list", "--max-parents=0", "HEAD"]);
  await command("commitlint", "--from", output.trim().split("\n").at(-1))(environment);
}

/** Runs a command of the journeys' package against the program as `npm start` starts it, on data of its own. */
const onProgram = (drive) => async (environment) => {
  const dataFolder = await mkdtemp(join(tmpdir(), "parution-journeys-"));
  const [port, cardPort, cashPort] = [await freePort(), await freePort(), await freePort()];
  // Many browsers share a machine with the service that they call: there, a long wait is no overload.
  const env = { PARUTION_NOW: JOURNEYS_NOW, BURST_SIZE: "1000", BURST_PATIENCE: "60000" };
  const services = await startProgram({ port, cardPort, cashPort, dataFolder, env });
  try {
    const target = {
      PORTAL_URL: `http://localhost:${port}`,
      CASH_SANDBOX_URL: `http://localhost:${cashPort}`,
      DATA_DIR: dataFolder,
      ...env,
    };
    await inFolder("apps/journeys", drive)({ ...environment, ...target });
  } finally {
    await Promise.all(services.map(stopService));
    await rm(dataFolder, { recursive: true, force: true });
  }
};

const journeys = onProgram(command("playwright", "test", "--retries=1"));

const sweepArguments = ["--only", "pages", "--widths", "1280,375", "--brief", "--fresh"];
const sweep = onProgram(command("node", "src/sweep/main.ts", ...sweepArguments));

const engines = onProgram(command("node", "src/engines/main.ts"));

const vitest = (project, ...args) => command("vitest", "run", "--project", project, ...args);

/** A browser on a busy machine may be late once; whoever is so is named at the end. */
const again = "--retry=1";

/** Matrices of every newspaper are compared as pictures, and their colours by the tokens' tests. */
const single = process.env.WHOLE_SUITE === undefined ? ["-t", "^(?!.*Every Support)"] : [];
const api = (project) => inFolder("apps/api", vitest(project));

/** The program as it is delivered, and how it behaves in a browser. */
const delivered = [
  // They are sorted before they are built in.
  {
    name: "Messages in every language",
    work: inFolder("apps/portal", command("node", "scripts/check-messages.ts")),
  },
  {
    name: "Production build",
    after: ["Messages in every language"],
    work: async (environment) => {
      await inFolder("apps/portal", command("vite", "build"))(environment);
      await inFolder("apps/api", command("node", "scripts/build.ts"))(environment);
    },
  },
  {
    name: "Bytes per route",
    after: ["Production build"],
    work: inFolder("apps/portal", command("node", "scripts/size.ts")),
  },
  { name: "Journeys in a browser", after: ["Production build"], work: journeys },
  { name: "Every control within reach", after: ["Production build"], work: sweep },
  { name: "Main journey in Firefox and WebKit", after: ["Production build"], work: engines },
];

/** How the code reads. */
const read = [
  { name: "Format and lint", work: command("biome", "check", ".", "--error-on-warnings") },
  { name: "Types", work: command("tsc", "--noEmit", "-p", "tsconfig.json") },
  { name: "Commit messages", work: commits },
  { name: "Dependencies", work: command("node", "apps/launcher/src/audit.mjs") },
];

/** What each part does, and how it looks. */
const tested = [
  { name: "Service on PostgreSQL", work: api("api-postgres") },
  { name: "Stories in a browser", work: vitest("stories", again, ...single) },
  { name: "Pictures of stories", work: picturesCheck(vitest("pictures")) },
  { name: "Stories under hard conditions", work: vitest("conditions", again) },
  { name: "Service on the embedded database", work: api("api-embedded") },
  { name: "Rules, contract and other units", work: vitest("unit") },
];

/** What others install. */
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
    work: () => withPackages(lintPackages),
  },
];

/** What «everything is well» means, in the order in which checks are begun; what one needs stands in `after`. */
export const checks = [...delivered, ...read, ...tested, ...published];
