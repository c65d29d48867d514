import { type Client, createClient } from "@parution/contract/client";
import { login } from "@parution/contract/session";
import { withService } from "../api/service.ts";
import { type Figure, figuresOf } from "../figure.ts";
import { type Measure, measureOf } from "../measure.ts";
import { statements } from "./bare/statements.ts";
import { LATE, type Read, readsOf } from "./reads.ts";

/** The account that `demo:large` gives the most of everything. */
const ACCOUNT = { email: "volume@demo.parution.test", password: "Parution-2026!" };
const WARM_UP = 5;
const SAMPLES = 100;
const CALLERS = 16;
const SAMPLES_A_CALLER = 50;

const PEER = "apps/journeys/src/bench/reads/bare/main.ts";
const BARE = "bare statement, hono and pg";
const ROWS = 10;

/** Lists over a million ads; the first and the thousandth page alike. */
const budget = { of: "p99", atMost: 20 } as const;

type Ask = () => Promise<unknown>;

/** A read of the service, beside its bare statement where it has one. */
interface Contest {
  readonly area: string;
  readonly own: Ask;
  readonly bare: Ask | null;
}

/** How long a page's reads take of a program; `database`, where it is known, is asked the bare statements too. */
export async function measureReads(
  portal: string,
  database: string | undefined,
): Promise<readonly Figure[]> {
  const reads = await readsOf(await signIn(portal));
  if (database === undefined) return compareReads(reads, () => null);
  const env = { DATABASE_URL: database, EMAIL: ACCOUNT.email };
  return withService(PEER, env, ({ origin }) =>
    compareReads(reads, (area) => bareOf(area, origin)),
  );
}

/** One caller at a time; and sixteen at once on the list that is asked for most. */
async function compareReads(
  reads: readonly Read[],
  bareFor: (area: string) => Ask | null,
): Promise<readonly Figure[]> {
  const contests = reads.map(({ area, call }) => ({ area, own: call, bare: bareFor(area) }));
  const figures = (await takeTurns(contests)).flat();
  const [first] = reads;
  return first === undefined ? figures : [...figures, ...figuresOf(await measureTogether(first))];
}

/** Reads take turns, so that whatever else the machine does falls on all of them. */
async function takeTurns(contests: readonly Contest[]): Promise<Figure[][]> {
  const outcomes = contests.map((contest) => ({
    contest,
    own: [] as number[],
    bare: [] as number[],
  }));
  for (let round = -WARM_UP; round < SAMPLES; round += 1) {
    for (const { contest, own, bare } of outcomes) {
      const [took, tookBare] = [
        await timeOf(contest.own),
        contest.bare && (await timeOf(contest.bare)),
      ];
      if (round < 0) continue;
      own.push(took);
      if (tookBare !== null) bare.push(tookBare);
    }
  }
  return outcomes.map(({ contest, own, bare }) => figuresBeside(contest.area, own, bare));
}

function figuresBeside(area: string, own: readonly number[], bare: readonly number[]): Figure[] {
  const figures = figuresOf(measureOf(area, own, budget));
  if (bare.length === 0) return [...figures];
  const peers = figuresOf(measureOf(area, bare, budget));
  return figures.map((figure, index) => ({
    ...figure,
    peers: [{ name: BARE, value: peers[index]?.value ?? Number.NaN }],
  }));
}

/** The rows of a read's own statement; null where it has none. */
function bareOf(name: string, origin: string): Ask | null {
  if (!(name in statements)) return null;
  const offset = name.endsWith("page 1 000") ? (LATE - 1) * ROWS : 0;
  const url = `${origin}/read?${new URLSearchParams({ name, offset: String(offset) })}`;
  return async () => {
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`«${name}» answers ${answer.status}.`);
    return answer.json();
  };
}

async function measureTogether(read: Read): Promise<Measure> {
  const caller = async () => {
    const samples: number[] = [];
    while (samples.length < SAMPLES_A_CALLER) samples.push(await timeOf(read.call));
    return samples;
  };
  const begun = performance.now();
  const samples = (await Promise.all(Array.from({ length: CALLERS }, caller))).flat();
  const rate = Math.round((samples.length / (performance.now() - begun)) * 1000);
  return measureOf(`${read.area}, ${CALLERS} callers at once (${rate}/s)`, samples, null);
}

async function timeOf(ask: Ask): Promise<number> {
  const begun = performance.now();
  await ask();
  return performance.now() - begun;
}

async function signIn(portal: string): Promise<Client> {
  let bearer: string | null = null;
  const client = createClient({
    accountBase: `${portal}/account`,
    adsBase: `${portal}/ads`,
    appToken: "parution-demo",
    language: () => "fr",
    bearer: () => bearer,
  });
  bearer = (await client.call(login, { body: ACCOUNT })).token ?? null;
  return client;
}
