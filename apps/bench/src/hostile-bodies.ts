import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BEARABLE, type Finding, startAttack } from "../../api/src/testing/safety/bodies/attack.ts";
import { percentile, watchHealth } from "../../api/src/testing/safety/bodies/health.ts";
import { PROGRAM_SETTINGS, peaksOf } from "../../api/src/testing/safety/bodies/program.ts";
import { shapes } from "../../api/src/testing/safety/bodies/shapes.ts";
import { step } from "../../launcher/src/steps.mjs";
import { builtApi, withService } from "./api/service.ts";
import { atMost, type Figure } from "./figure.ts";

/** Every call receives every shape; in a trial with `BODIES_TURNS=12` every twelfth. */
const TURNS = Number(process.env.BODIES_TURNS ?? 1);
/** Milliseconds of the health checks without a hostile request. */
const ALONE = 20_000;
const MEGABYTE = 1_000_000;

/**
 * Health checks of the service while hostile bodies are sent to every call, and growth of its memory by one of them; beside
 * health checks of the same service at rest. It runs on the embedded database, and the checks come from another process.
 */
export async function measureHostileBodies(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-bodies-"));
  try {
    const env = { ...PROGRAM_SETTINGS, DATA_DIR: folder, LOG_LEVEL: "info" };
    return await withService(await builtApi(), env, async ({ origin, pid, printed }) => {
      await step("Printing the demonstration's issues", printed);
      const alone = await step("Asking for the service's health at rest", () =>
        healthAlone(origin),
      );
      // Without the process's id a duration includes the waiting for a processor, as a visitor's does.
      const program = { origin, pid: undefined, ...peaksOf(pid) };
      const { findings, p99 } = await step("Sending hostile bodies", () => attack(program));
      return figuresOf(findings, p99, alone);
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function attack(program: Parameters<typeof startAttack>[0]) {
  const { targets, strike, probeAt, stop } = await startAttack(program);
  try {
    const findings: Finding[] = [];
    for (const [turn, target] of targets.entries()) {
      for (const shape of shapes.filter((_, index) => index % TURNS === turn % TURNS))
        findings.push(await strike(target, shape));
    }
    return { findings, p99: probeAt(99) };
  } finally {
    await stop();
  }
}

async function healthAlone(origin: string): Promise<number> {
  const watch = watchHealth(origin, undefined);
  await new Promise((resolve) => setTimeout(resolve, ALONE));
  const durations = watch.take();
  await watch.stop();
  return percentile(durations, 99);
}

function figuresOf(findings: readonly Finding[], p99: number, alone: number): readonly Figure[] {
  const calls = new Set(findings.map(({ call }) => call)).size;
  const kinds = new Set(findings.map(({ shape }) => shape)).size;
  const share = TURNS === 1 ? "" : `, one in ${TURNS}`;
  const area = `${kinds} kinds of hostile body to ${calls} calls${share}`;
  const most = (of: (finding: Finding) => number) => Math.max(...findings.map(of));
  const faults = findings.filter(({ statuses }) => statuses.some((status) => status >= 500));
  return [
    {
      area: `${area}, health check meanwhile, p99`,
      value: p99,
      unit: "ms",
      budget: atMost(200),
      peers: [{ name: "the same at rest", value: alone }],
    },
    {
      area: `${area}, health check meanwhile, longest`,
      value: most(({ probe }) => probe),
      unit: "ms",
      budget: null,
      peers: [],
    },
    {
      area: `${area}, growth of memory by one`,
      value: most(({ growth }) => growth) / MEGABYTE,
      unit: "MB",
      budget: atMost(BEARABLE.growth / MEGABYTE),
      peers: [],
    },
    {
      area: `${area}, answered by a fault of the service`,
      value: faults.length,
      unit: "",
      budget: atMost(0),
      peers: [],
    },
  ];
}
