import { rmSync } from "node:fs";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { freePort } from "./free-port.mjs";
import { endOf, untilPrinted } from "./press.mjs";
import { startProgram } from "./program.mjs";
import { stopService } from "./services.mjs";

/** A Monday morning in Morocco: the journeys' clock starts there, so that deadlines fall where they are expected. */
const JOURNEYS_NOW = "2026-11-23T08:00:00Z";
/** A little earlier: the demonstration's data are made from then on, and nothing of them lies in the journeys' future. */
const DATA_NOW = "2026-11-23T07:30:00Z";
// An interrupted run leaves no folders: `exit` removes them.
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

/** Marks of tests that passed only at a rerun: of our reporter, and of Playwright's list. */
const NAMED = [/^↻ .*$/gm, /(?<=^ {2}\d+ flaky\n(?: {4}.*\n)*) {4}.*$/gm];

const wavering = [];

/** Records the flaky tests in a check's output. */
function noteRunAgain(output) {
  for (const pattern of NAMED) wavering.push(...(output.match(pattern) ?? []));
}

/** Prints every flaky test: it passed, and needs a fix. */
export function printRunAgain() {
  if (wavering.length > 0) console.log(`\nPassed only when run again:\n${wavering.join("\n")}`);
}

/** Runs a program of the workspace to its end; its output is printed as a whole, since other checks print at the same time. */
export const command =
  (program, ...args) =>
  async (environment, cwd = root) => {
    const { code, output } = await execute(program, args, {
      cwd,
      env: workspaceEnv(environment, cwd),
    });
    process.stdout.write(output);
    noteRunAgain(output);
    if (code !== 0) {
      const name = `${program} ${args.join(" ")}`;
      throw new Failure(`«${name}» ended with code ${code}:\n${endOf(output)}`);
    }
  };

/** Variant of {@link command} for one that runs alone for long: its output is shown as it comes. */
export const shown =
  (program, ...args) =>
  async (environment, cwd = root) => {
    const env = workspaceEnv(environment, cwd);
    const { code } = await execute(program, args, { cwd, env, show: true });
    if (code !== 0) throw new Failure(`«${program} ${args.join(" ")}» ended with code ${code}.`);
  };

/** The same check in another folder of the project. */
export const inFolder = (folder, check) => (environment) => check(environment, join(root, folder));

// Many browsers share a machine with the service that they call: there, a long wait is no overload.
const onSharedMachine = { PARUTION_NOW: JOURNEYS_NOW, QUEUE_LIMIT: "1000", QUEUE_TIMEOUT: "60000" };

/** Starts the program as `npm start` does, on a data folder and free ports; it ends with this process at the latest. */
async function startOn(dataFolder, env = onSharedMachine) {
  const [port, cardPort, cashPort] = [await freePort(), await freePort(), await freePort()];
  const services = await startProgram({ port, cardPort, cashPort, dataFolder, env });
  const kill = () => services.forEach(({ child }) => void child.kill("SIGKILL"));
  // Before the folder is removed, which is noted earlier.
  process.prependOnceListener("exit", kill);
  const stop = async () => {
    await Promise.all(services.map(stopService));
    process.off("exit", kill);
  };
  return { port, cashPort, service: services.at(-1), stop };
}

/** New folder for data; removed when this process ends, at the latest. */
async function dataFolderFor(purpose) {
  const folder = await mkdtemp(join(tmpdir(), `parution-${purpose}-`));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

let prepared;

/** Folder of the demonstration's data, issues printed: made once for the programs of a run, removed at its end. */
function demonstrationData() {
  prepared ??= (async () => {
    const folder = await dataFolderFor("demonstration");
    const env = { ...onSharedMachine, PARUTION_NOW: DATA_NOW, LOG_LEVEL: "info" };
    const { service, stop } = await startOn(folder, env);
    await untilPrinted(service, join(folder, "logs")).finally(stop);
    return folder;
  })();
  return prepared;
}

/** Runs a command of the journeys' package against a program started as by `npm start`, on demonstration data of its own. */
export const onProgram = (drive) => async (environment) => {
  let dataFolder;
  let program;
  try {
    dataFolder = await dataFolderFor("journeys");
    const demonstration = await demonstrationData();
    await cp(demonstration, dataFolder, { recursive: true });
    program = await startOn(dataFolder);
    const { port, cashPort } = program;
    const target = {
      PORTAL_URL: `http://localhost:${port}`,
      CASH_SANDBOX_URL: `http://localhost:${cashPort}`,
      DATA_DIR: dataFolder,
      DEMONSTRATION: demonstration,
      ...onSharedMachine,
    };
    await inFolder("apps/journeys", drive)({ ...environment, ...target });
  } finally {
    await program?.stop();
    await rm(dataFolder, { recursive: true, force: true });
  }
};

/** The project's tests of one kind. */
export const vitest = (project, ...args) => command("vitest", "run", "--project", project, ...args);

/** The service's tests on one of its databases; `start` is {@link command} or {@link shown}. */
export const serviceTests = (project, args = [], start = command) =>
  inFolder("apps/api", start("vitest", "run", "--project", project, ...args));
