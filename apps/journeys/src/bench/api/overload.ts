import { atMost, type Figure, medianOf } from "../figure.ts";
import { p99Of, pressure, TURNS } from "./compare.ts";
import { flood, press, type Repeated } from "./load.ts";

/** What those who are served at twice the capacity may wait, as a multiple of what they wait at capacity. */
const PATIENCE = 3;

/**
 * Twice as many callers as a service can serve: how long those wait whom it does serve. Its capacity is measured just
 * before, each time: the machine and the database are as they are then.
 */
export async function measureOverload(request: Repeated): Promise<readonly Figure[]> {
  const turns: Turn[] = [];
  while (turns.length < TURNS) turns.push(await overload(request));
  const median = (name: keyof Turn) => medianOf(turns.map((turn) => turn[name]));
  const area = "api list at twice the capacity, PostgreSQL";
  const beside = { budget: null, peers: [] };
  return [
    {
      area: `${area}, p99 of those served`,
      value: median("p99"),
      unit: "ms",
      budget: atMost(PATIENCE * median("atCapacity")),
      peers: [{ name: "the same at capacity", value: median("atCapacity") }],
    },
    { area: `${area}, refused`, value: median("share"), unit: "%", ...beside },
    { area: `${area}, sent late, p99`, value: median("late"), unit: "ms", ...beside },
  ];
}

interface Turn {
  /** 99th percentiles, milliseconds: of those served, of those served at capacity, of how late requests were sent. */
  readonly p99: number;
  readonly atCapacity: number;
  readonly late: number;
  /** How many of a hundred were refused. */
  readonly share: number;
}

async function overload(request: Repeated): Promise<Turn> {
  const { milliseconds } = pressure;
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
