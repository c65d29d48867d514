import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { BEARABLE, type Finding, faultsOf, startAttack } from "./attack.ts";
import { startProgram } from "./program.ts";
import { shapes } from "./shapes.ts";

const USAGE = `Sends every shape of hostile body to every call, and watches the service meanwhile.

  pnpm sweep bodies                      goes on where it was stopped
  pnpm sweep bodies --fresh              begins anew
  pnpm sweep bodies --call placeAd       one call (part of its name)
  pnpm sweep bodies --shape marks        one shape (part of its name)
`;

const { values } = parseArgs({
  options: {
    call: { type: "string", default: "" },
    shape: { type: "string", default: "" },
    fresh: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
    log: { type: "string", default: ".cache/sweep/bodies.jsonl" },
  },
});

if (values.help) process.stdout.write(USAGE);
else process.exitCode = (await sweep()) ? 0 : 1;

/** True when everything can be borne. */
async function sweep(): Promise<boolean> {
  if (values.fresh) rmSync(values.log, { force: true });
  const known = readFindings();
  const done = new Set(known.map(({ call, shape }) => `${call} ${shape}`));
  const folder = mkdtempSync(join(tmpdir(), "parution-sweep-"));
  const program = await startProgram(folder, { LOG_LEVEL: "info" });
  const attack = await startAttack(program);
  try {
    for (const target of attack.targets.filter(({ operation }) =>
      operation.name.includes(values.call),
    )) {
      for (const shape of shapes.filter(({ name }) => name.includes(values.shape))) {
        if (done.has(`${target.operation.name} ${shape.name}`)) continue;
        note(await attack.strike(target, shape));
      }
    }
    return sumUp(readFindings(), attack.probeAt(99));
  } finally {
    await attack.stop();
    await program.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function readFindings(): Finding[] {
  if (!existsSync(values.log)) return [];
  const lines = readFileSync(values.log, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => JSON.parse(line));
}

function note(finding: Finding): void {
  mkdirSync(dirname(values.log), { recursive: true });
  appendFileSync(values.log, `${JSON.stringify(finding)}\n`);
  const faults = faultsOf(finding);
  if (faults.length > 0)
    process.stdout.write(`✗ ${finding.call}, ${finding.shape}: ${faults.join(", ")}\n`);
}

function sumUp(findings: readonly Finding[], probe: number): boolean {
  const faulty = findings.filter((finding) => faultsOf(finding).length > 0);
  const growth = Math.round(Math.max(0, ...findings.map((one) => one.growth)) / 2 ** 20);
  const slowest = Math.max(0, ...findings.map((one) => one.slowest));
  process.stdout.write(
    `${findings.length} attempts, ${faulty.length} not borne; a probe waited ${probe.toFixed(1)} ms at p99,` +
      ` ${Math.max(0, ...findings.map((one) => one.probe))} ms at most; slowest answer ${slowest} ms;` +
      ` memory grew by ${growth} MiB at most\n`,
  );
  return faulty.length === 0 && probe <= BEARABLE.health;
}
