import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { preview } from "vite";
import { build, execute, root, workspaceEnv } from "../../../launcher/src/commands.mjs";
import { Failure } from "../../../launcher/src/fail.mjs";
import { freePort } from "../../../launcher/src/free-port.mjs";
import { startProgram } from "../../../launcher/src/program.mjs";
import { stopService } from "../../../launcher/src/services.mjs";
import { step } from "../../../launcher/src/steps.mjs";
import { folder } from "./state.ts";

/** The clock of the program that is swept: a Monday morning, when deadlines are still open. */
const NOW = "2026-11-23T08:00:00Z";

type Stop = () => Promise<void>;

export interface Source {
  readonly origin: string;
  readonly stop: Stop;
}

/** The portal that `PORTAL_URL` names, or one built and started on data of its own. */
export async function openPortal(): Promise<Source> {
  const given = process.env.PORTAL_URL;
  if (given !== undefined) return { origin: given, stop: async () => undefined };
  await step("Building the portal", build);
  const dataFolder = await mkdtemp(join(tmpdir(), "parution-sweep-"));
  const [port, cardPort, cashPort] = [await freePort(), await freePort(), await freePort()];
  const env = { PARUTION_NOW: NOW, RATE_LIMITS: "0", QUEUE_LIMIT: "1000", QUEUE_TIMEOUT: "60000" };
  const services = await startProgram({ port, cardPort, cashPort, dataFolder, env });
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await Promise.all(services.map(stopService));
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** The Storybook that `STORYBOOK_URL` names, or one built from the sources and served. */
export async function openStorybook(): Promise<Source> {
  const given = process.env.STORYBOOK_URL;
  if (given !== undefined) return { origin: given, stop: async () => undefined };
  const built = join(folder, "storybook");
  await step("Building the Storybook", async () => {
    const args = ["build", "-o", built, "--quiet"];
    const { code, output } = await execute("storybook", args, { cwd: root, env: workspaceEnv() });
    if (code !== 0 || !existsSync(join(built, "index.json"))) {
      throw new Failure(`Storybook cannot be built:\n${output.slice(-2000)}`);
    }
  });
  const server = await preview({
    configFile: false,
    root: folder,
    build: { outDir: built },
    preview: { port: await freePort() },
  });
  const [origin] = server.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Failure("The Storybook has no address.");
  return { origin: origin.replace(/\/$/, ""), stop: () => server.close() };
}
