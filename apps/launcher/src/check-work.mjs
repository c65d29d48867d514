import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, root, workspaceEnv } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { freePort } from "./free-port.mjs";
import { startProgram } from "./program.mjs";
import { noteRunAgain } from "./run-again.mjs";
import { stopService } from "./services.mjs";

/** A Monday morning in Morocco: the journeys' clock starts there, so that deadlines fall where they are expected. */
const JOURNEYS_NOW = "2026-11-23T08:00:00Z";

/** Last lines of a failed program's output, which are printed again when every check has ended. */
const LAST_LINES = 50;

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
      const said = output.trim().split("\n").slice(-LAST_LINES).join("\n");
      throw new Failure(`«${program} ${args.join(" ")}» ended with code ${code}:\n${said}`);
    }
  };

/** As {@link command}, for one that runs alone for long: its output is shown as it comes. */
export const shown =
  (program, ...args) =>
  async (environment, cwd = root) => {
    const env = workspaceEnv(environment, cwd);
    const { code } = await execute(program, args, { cwd, env, show: true });
    if (code !== 0) throw new Failure(`«${program} ${args.join(" ")}» ended with code ${code}.`);
  };

/** The same check in another folder of the project. */
export const inFolder = (folder, check) => (environment) => check(environment, join(root, folder));

/** Runs a command of the journeys' package against a program started as by `npm start`, on data of its own. */
export const onProgram = (drive) => async (environment) => {
  const dataFolder = await mkdtemp(join(tmpdir(), "parution-journeys-"));
  const [port, cardPort, cashPort] = [await freePort(), await freePort(), await freePort()];
  // Many browsers share a machine with the service that they call: there, a long wait is no overload.
  const env = { PARUTION_NOW: JOURNEYS_NOW, QUEUE_LIMIT: "1000", QUEUE_TIMEOUT: "60000" };
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

/** The project's tests of one kind. */
export const vitest = (project, ...args) => command("vitest", "run", "--project", project, ...args);

/** The service's tests on one of its databases. */
export const serviceTests = (project) => inFolder("apps/api", vitest(project));
