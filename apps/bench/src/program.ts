import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "../../launcher/src/commands.mjs";
import { freePort } from "../../launcher/src/free-port.mjs";
import { startProgram } from "../../launcher/src/program.mjs";
import { stopService } from "../../launcher/src/services.mjs";
import { step } from "../../launcher/src/steps.mjs";
import { readyDemonstration } from "./api/service.ts";

/** Builds and starts the whole program on free ports and a folder of its own, for as long as `work` lasts. */
export async function withProgram<Result>(
  work: (portal: string) => Promise<Result>,
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  await step("Building the portal", build);
  const dataFolder = await mkdtemp(join(tmpdir(), "parution-bench-"));
  const ready = () => readyDemonstration({ DEMO_DATA: "1", ...env, DATA_DIR: dataFolder });
  await step("Printing the demonstration's issues", ready);
  const [port, cardPort, cashPort] = [await freePort(), await freePort(), await freePort()];
  const services = await startProgram({ port, cardPort, cashPort, dataFolder, env });
  try {
    return await work(`http://localhost:${port}`);
  } finally {
    await Promise.all(services.map(stopService));
    await rm(dataFolder, { recursive: true, force: true });
  }
}
