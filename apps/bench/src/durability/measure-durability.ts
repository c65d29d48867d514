import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execute, root, workspaceEnv } from "../../../launcher/src/commands.mjs";
import { atMost, type Figure } from "../figure.ts";
import { withServer } from "../server.ts";
import type { Losses } from "./losses.ts";
import { losePlain } from "./plain-rounds.ts";
import { loseRelaxed } from "./relaxed-rounds.ts";

/** The service's own tests of an engine, and the same engine without its durability. */
interface Engine {
  readonly name: string;
  readonly peer: string;
  /** Losses of the peer; null where it cannot be run here. */
  readonly lose: (end: End["name"], rounds: number) => Promise<Losses | null>;
  readonly project: string;
  readonly test: string;
}

const engines: readonly Engine[] = [
  {
    name: "embedded",
    peer: "PGlite as delivered",
    lose: losePlain,
    project: "api-embedded",
    test: "src/testing/durability",
  },
  {
    name: "PostgreSQL",
    peer: "PostgreSQL, synchronous_commit off",
    lose: loseRelaxed,
    project: "api-postgres",
    test: "src/testing/faults/server-durability",
  },
];

/** An end of a round, by the tests' titles, and the number of promised rounds. */
const ends = [
  { name: "kill -9", title: "killed", rounds: "100" },
  { name: "power loss", title: "power fails", rounds: "30" },
] as const;
type End = (typeof ends)[number];

/** A peer shows what it does in a few rounds. */
const PEER_ROUNDS = 5;

/** A round fails at the first acknowledged order that is lost or incomplete. */
export async function measureDurability(): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const engine of engines) for (const end of ends) figures.push(await prove(engine, end));
  return figures;
}

async function prove(engine: Engine, end: End): Promise<Figure> {
  const rounds = process.env.PARUTION_DURABILITY_ROUNDS ?? end.rounds;
  const { passed, failed } = await count(engine, end, rounds);
  return {
    area: `rounds with an order lost or half, of ${rounds}: ${end.name}, ${engine.name}`,
    // Not a number: no disk can be mounted here, so that nothing was proved.
    value: passed + failed === 0 ? Number.NaN : failed,
    unit: "",
    budget: atMost(0),
    peers: await peersOf(engine, end, rounds),
  };
}

async function peersOf({ lose, peer }: Engine, { name }: End, rounds: string) {
  const few = Math.min(PEER_ROUNDS, Number(rounds));
  const losses = await lose(name, few);
  if (losses === null) return [];
  const { lost, acknowledged } = losses;
  const found = `${lost} of ${acknowledged} orders lost, rounds of ${few}:`;
  return [{ name: `${peer}, ${found}`, value: losses.rounds }];
}

/** Runs the tests of an end, and counts how they ended. */
async function count({ project, test }: Engine, { title }: End, rounds: string) {
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-"));
  const report = join(folder, "report.json");
  const command = ["run", "--project", project, "--reporter=json", `--outputFile=${report}`];
  try {
    const { output } = await withServer((url) =>
      execute("vitest", [...command, "-t", title, test], {
        cwd: `${root}/apps/api`,
        env: workspaceEnv({
          PARUTION_DURABILITY_ROUNDS: rounds,
          TEST_DATABASE_URL: url,
          WHOLE_SUITE: "1",
        }),
      }),
    );
    if (!existsSync(report)) throw new Error(output);
    const text = await readFile(report, "utf8");
    if (!text.includes(title)) throw new Error(`No test of ${test} is called «${title}».`);
    const { numPassedTests, numFailedTests } = JSON.parse(text);
    return { passed: numPassedTests, failed: numFailedTests };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
