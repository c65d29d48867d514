import { join, resolve } from "node:path";
import { execute, root, workspaceNode } from "./commands.mjs";
import { Failure } from "./fail.mjs";
import { portFrom, requireFreePort, requireRoom } from "./preconditions.mjs";
import { startService, stopService } from "./services.mjs";
import { step } from "./steps.mjs";

/** Address and data folder of the program, from the environment. */
export function programSettings() {
  const port = portFrom("PORT", 4800);
  return {
    port,
    cardPort: portFrom("CARD_SANDBOX_PORT", 4801),
    cashPort: portFrom("CASH_SANDBOX_PORT", 4802),
    dataFolder: resolve(root, process.env.DATA_DIR ?? ".data"),
    url: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  };
}

/** Refuses conditions that would make the start fail later: taken ports, a full disk. */
export async function checkPreconditions({ port, cardPort, cashPort, dataFolder }) {
  await requireFreePort(port, "PORT");
  await requireFreePort(cardPort, "CARD_SANDBOX_PORT");
  await requireFreePort(cashPort, "CASH_SANDBOX_PORT");
  await requireRoom(dataFolder);
}

/** Refuses a data folder that another program holds, before anything is built. */
export async function requireFreeFolder({ dataFolder }) {
  if (process.env.DATABASE_URL) return;
  const script = join(root, "apps/launcher/src/take-folder.mjs");
  const { code, output } = await execute(workspaceNode, ["--no-warnings", script, dataFolder]);
  if (code !== 0) throw new Failure(`${output.trim()} Stop it, or choose another with DATA_DIR.`);
}

/** Address for requests to a program that listens at `address`; loopback where it listens everywhere. */
function hostIn(address) {
  if (!address || address === "0.0.0.0" || address === "::") return "127.0.0.1";
  return address.includes(":") ? `[${address}]` : address;
}

/** Staff of a demonstration on this machine need no second factor; everywhere else they do. */
function secondFactor({ DEMO_DATA, PUBLIC_URL, STAFF_SECOND_FACTOR }) {
  if (STAFF_SECOND_FACTOR) return STAFF_SECOND_FACTOR;
  const host = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : "localhost";
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
  return DEMO_DATA === "1" && isHere ? "off" : "on";
}

/** Starts the sandboxes of card and cash, and the built api (which serves the portal). Returns the running services. */
export async function startProgram({ port, cardPort, cashPort, dataFolder, env: more = {} }) {
  const demoData = process.env.DEMO_DATA ?? "1";
  const env = {
    DEMO_DATA: demoData,
    STAFF_SECOND_FACTOR: secondFactor({ ...process.env, DEMO_DATA: demoData, ...more }),
    ...more,
    PORT: String(port),
    CARD_SANDBOX_PORT: String(cardPort),
    CASH_SANDBOX_PORT: String(cashPort),
    DATA_DIR: dataFolder,
  };
  const started = [];
  const start = async (title, name, address, entry) => {
    const settings = { name, entry, env, logs: join(dataFolder, "logs"), readyUrl: address };
    started.push(await step(title, () => startService(settings)));
  };
  try {
    for (const [kind, sandboxPort] of Object.entries({ card: cardPort, cash: cashPort })) {
      await start(
        `Starting the ${kind} sandbox`,
        `${kind}-sandbox`,
        `http://127.0.0.1:${sandboxPort}/healthz`,
        `apps/sandboxes/src/${kind}/main.ts`,
      );
    }
    const ready = `http://${hostIn(process.env.BIND_ADDRESS)}:${port}/readyz`;
    const built = "apps/api/dist/main.js";
    await start("Opening the database and starting the service", "api", ready, built);
    return started;
  } catch (error) {
    await Promise.all(started.map(stopService));
    throw error;
  }
}
