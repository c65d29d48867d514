import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../launcher/src/free-port.mjs";
import { startProgram } from "../../../launcher/src/program.mjs";
import { stopService } from "../../../launcher/src/services.mjs";
import { test as base } from "./journey.ts";

/** A program on a folder that was empty when it began. */
export interface Program {
  readonly origin: string;
  readonly cardPort: number;
  readonly dataFolder: string;
  /** Time at which the program's folder was still empty, in milliseconds. */
  readonly begin: number;
}

/** A program of each journey's own, on an empty folder. */
export const test = base.extend<{ program: Program }>({
  async program({ browserName: _ }, use) {
    const begin = performance.now();
    const dataFolder = await mkdtemp(join(tmpdir(), "parution-installation-"));
    const [port, cardPort, cashPort] = [await freePort(), await freePort(), await freePort()];
    const origin = `http://localhost:${port}`;
    const env = {
      DEMO_DATA: "0",
      STAFF_SECOND_FACTOR: "on",
      PUBLIC_URL: origin,
      PARUTION_NOW: "2026-11-23T08:00:00Z",
    };
    const services = await startProgram({ port, cardPort, cashPort, dataFolder, env });
    await use({ origin, cardPort, dataFolder, begin });
    await Promise.all(services.map(stopService));
    await rm(dataFolder, { recursive: true, force: true });
  },
  baseURL: ({ program }, use) => use(program.origin),
});

/** The one-time address that the program prints for its owner. */
export async function ownersAddress({ dataFolder }: Program): Promise<string> {
  const printed = await readFile(join(dataFolder, "logs", "api.log"), "utf8");
  return /^Installation: (\S+)$/m.exec(printed)?.[1] ?? "";
}
