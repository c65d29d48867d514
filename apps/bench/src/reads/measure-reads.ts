import { type Client, createClient } from "@parution/contract/client";
import { login } from "@parution/contract/session";
import { withService } from "../api/service.ts";
import { figureBeside } from "../beside.ts";
import { type Figure, medianOf } from "../figure.ts";
import { statements } from "./bare-statements.ts";
import { flatness, LATE, type Read, readsOf } from "./reads.ts";

/** The account with the most rows in `demo:large`. */
const ACCOUNT = { email: "volume@demo.parution.test", password: "Parution-2026!" };
const WARM_UP = 5;
const SAMPLES = 100;
const CALLERS = 16;
const TURNS = 5;
const CALLS_A_TURN = 10;

const PEER = "apps/bench/src/reads/bare.ts";
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

/** Durations of a page's reads; `database`, if given, executes the bare statements too. */
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
  const [first] = contests;
  const concurrent = first === undefined ? [] : await measureConcurrent(first);
  return [...figures, ...flatness(figures), ...concurrent];
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
  return outcomes.map(({ contest, own, bare }) => figuresOf(contest.area, own, bare));
}

/** The median, and the percentile of the budget. */
function figuresOf(area: string, own: readonly number[], bare: readonly number[]): Figure[] {
  const peers = bare.length === 0 ? [] : [{ name: BARE, samples: bare }];
  return [null, budget].map((bound) =>
    figureBeside(area, [{ name: area, samples: own }, ...peers], bound),
  );
}

/** Rows of a read's own statement; null where it has none. */
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

/** Sixteen callers at once, of the service and of its bare statement in turns. */
async function measureConcurrent({ area, own, bare }: Contest): Promise<readonly Figure[]> {
  const [taken, takenBare] = [noneTaken(), noneTaken()];
  for (let turn = 0; turn < TURNS; turn += 1) {
    await callInParallel(own, taken);
    if (bare !== null) await callInParallel(bare, takenBare);
  }
  const peers =
    bare === null ? [] : [{ name: `${BARE} (${rateOf(takenBare)})`, ...medianIn(takenBare) }];
  return [
    {
      area: `${area}, ${CALLERS} callers at once (${rateOf(taken)})`,
      unit: "ms",
      budget: null,
      ...medianIn(taken),
      peers,
    },
  ];
}

/** Milliseconds: of each call, and of all turns in total. */
interface Taken {
  readonly samples: number[];
  elapsed: number;
}

const noneTaken = (): Taken => ({ samples: [], elapsed: 0 });
const medianIn = ({ samples }: Taken) => ({ value: medianOf(samples) });
const rateOf = ({ samples, elapsed }: Taken) =>
  `${Math.round((samples.length / elapsed) * 1000)}/s`;

async function callInParallel(ask: Ask, taken: Taken): Promise<void> {
  const caller = async () => {
    for (let call = 0; call < CALLS_A_TURN; call += 1) taken.samples.push(await timeOf(ask));
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: CALLERS }, caller));
  taken.elapsed += performance.now() - begun;
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
