import { type Client, createClient } from "@parution/contract/client";
import { login } from "@parution/contract/session";
import { type Measure, measureOf } from "../measure.ts";
import { type Read, readsOf } from "./reads.ts";

/** The account that `demo:large` gives the most of everything. */
const ACCOUNT = { email: "volume@demo.parution.test", password: "Parution-2026!" };
const WARM_UP = 5;
const SAMPLES = 100;
const CALLERS = 16;
const SAMPLES_A_CALLER = 50;

/** Lists over a million ads; the first and the thousandth page alike. */
const budget = { of: "p99", atMost: 20 } as const;

/** How long a page's reads take: one caller at a time, and sixteen at once on the list that is asked for most. */
export async function measureReads(portal: string): Promise<Measure[]> {
  const reads = await readsOf(await signIn(portal));
  const alone = reads.map(() => [] as number[]);
  for (const { call } of reads) for (let round = 0; round < WARM_UP; round += 1) await call();
  // Reads take turns, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < SAMPLES; round += 1) {
    for (const [index, read] of reads.entries()) alone[index]?.push(await timeOf(read));
  }
  const measures = reads.map(({ area }, index) => measureOf(area, alone[index] ?? [], budget));
  const [first] = reads;
  return first === undefined ? measures : [...measures, await measureTogether(first)];
}

async function measureTogether(read: Read): Promise<Measure> {
  const caller = async () => {
    const samples: number[] = [];
    while (samples.length < SAMPLES_A_CALLER) samples.push(await timeOf(read));
    return samples;
  };
  const begun = performance.now();
  const samples = (await Promise.all(Array.from({ length: CALLERS }, caller))).flat();
  const rate = Math.round((samples.length / (performance.now() - begun)) * 1000);
  return measureOf(`${read.area}, ${CALLERS} callers at once (${rate}/s)`, samples, null);
}

async function timeOf({ call }: Read): Promise<number> {
  const begun = performance.now();
  await call();
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
