import { atMost, type Figure, medianOf } from "../figure.ts";
import { p99Of, pressure, TURNS } from "./compare.ts";
import { flood, press, type Repeated } from "./load.ts";

/** Longest 99th percentile at twice the capacity, as a multiple of that at capacity. */
const LATENCY_FACTOR = 3;

/**
 * Milliseconds of a flood on a service without admission control: its queue grows as long as it lasts, and each waiting
 * caller holds a connection.
 */
const BARE_MILLISECONDS = 1000;
const BARE = "its own statement, hono and pg, for a second";

/** Targets of the flood: the service's list, and its statement alone, which refuses none. */
interface Requests {
  readonly own: Repeated;
  readonly bare: Repeated;
}

/**
 * Latency of served requests at twice the capacity of a service. Its capacity is measured just
 * before, each time, on the same machine and database.
 */
export async function measureOverload({ own, bare }: Requests): Promise<readonly Figure[]> {
  const [turns, bareTurns]: [Turn[], Turn[]] = [[], []];
  while (turns.length < TURNS) {
    turns.push(await overload(own, pressure.milliseconds));
    bareTurns.push(await overload(bare, BARE_MILLISECONDS));
  }
  const median = (name: keyof Turn, of = turns) => medianOf(of.map((turn) => turn[name]));
  const area = "api list at twice the capacity, PostgreSQL";
  const beside = (own: number, bare: number) => ({
    value: own,
    budget: null,
    peers: [{ name: BARE, value: bare }],
  });
  const overCapacity = (of = turns) => median("p99", of) / median("atCapacity", of);
  return [
    {
      area: `${area}, p99 of those served`,
      value: median("p99"),
      unit: "ms",
      budget: atMost(LATENCY_FACTOR * median("atCapacity")),
      peers: [{ name: "the same at capacity", value: median("atCapacity") }],
    },
    {
      area: `${area}, p99 over that at capacity`,
      unit: "×",
      ...beside(overCapacity(), overCapacity(bareTurns)),
    },
    {
      area: `${area}, refused`,
      unit: "%",
      ...beside(median("share"), median("share", bareTurns)),
    },
    {
      area: `${area}, sent late, p99`,
      unit: "ms",
      ...beside(median("late"), median("late", bareTurns)),
    },
  ];
}

interface Turn {
  /** 99th percentiles, milliseconds: of those served, of those served at capacity, of how late requests were sent. */
  readonly p99: number;
  readonly atCapacity: number;
  readonly late: number;
  /** Refusals in percent. */
  readonly share: number;
}

async function overload(request: Repeated, milliseconds: number): Promise<Turn> {
  const capacity = await press(request, pressure);
  const flooded = await flood(request, { perSecond: 2 * capacity.rate, milliseconds });
  const { latencies, refused, lateness } = flooded;
  return {
    p99: p99Of(latencies),
    atCapacity: p99Of(capacity.latencies),
    late: p99Of(lateness),
    share: (100 * refused) / (latencies.length + refused),
  };
}
