import { join, resolve } from "node:path";
import { root } from "./commands.mjs";
import { portFrom, requireFreePort, requireRoom } from "./preconditions.mjs";
import { startService, stopService } from "./services.mjs";
import { step } from "./steps.mjs";

/** Where the program will listen and keep its data, from the environment. */
export function programSettings() {
  const port = portFrom("PORT", 4800);
  return {
    port,
    cardPort: portFrom("CARD_SANDBOX_PORT", 4801),
    dataFolder: resolve(root, process.env.DATA_DIR ?? ".data"),
    url: process.env.PUBLIC_URL ?? `http://localhost:${port}`,
  };
}

/** Refuses what would make the start fail later: taken ports, a full disk. */
export async function checkPreconditions({ port, cardPort, dataFolder }) {
  await requireFreePort(port, "PORT");
  await requireFreePort(cardPort, "CARD_SANDBOX_PORT");
  await requireRoom(dataFolder);
}

/** Starts the card sandbox and the api (which serves the portal). Answers the running services. */
export async function startProgram({ port, cardPort, dataFolder, env: more = {} }) {
  const env = {
    DEMO_DATA: process.env.DEMO_DATA ?? "1",
    ...more,
    PORT: String(port),
    CARD_SANDBOX_PORT: String(cardPort),
    DATA_DIR: dataFolder,
  };
  const logs = join(dataFolder, "logs");
  const sandbox = await step("Starting the card sandbox", () =>
    startService({
      name: "card-sandbox",
      entry: "apps/card-sandbox/src/main.ts",
      env,
      logs,
      readyUrl: `http://127.0.0.1:${cardPort}/healthz`,
    }),
  );
  try {
    const api = await step("Opening the database and starting the service", () =>
      startService({
        name: "api",
        entry: "apps/api/src/main.ts",
        env,
        logs,
        readyUrl: `http://127.0.0.1:${port}/readyz`,
      }),
    );
    return [sandbox, api];
  } catch (error) {
    await stopService(sandbox);
    throw error;
  }
}
