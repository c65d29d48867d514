import { atMost, type Figure, medianOf } from "../figure.ts";
import { p99Of, pressure, type Standing, TURNS } from "./compare.ts";
import { flood, type Repeated } from "./load.ts";

/** What those who are served at twice the capacity may wait, as a multiple of what they wait at capacity. */
const PATIENCE = 3;

/** Twice as many callers as a service can serve: how long those wait whom it does serve. */
export async function measureOverload(
  request: Repeated,
  atCapacity: Standing,
): Promise<readonly Figure[]> {
  const turns: { readonly p99: number; readonly share: number }[] = [];
  while (turns.length < TURNS) {
    const { milliseconds } = pressure;
    const perSecond = 2 * atCapacity.rate;
    const { latencies, refused } = await flood(request, { perSecond, milliseconds });
    const share = (100 * refused) / (latencies.length + refused);
    turns.push({ p99: p99Of(latencies), share });
  }
  const area = "api list at twice the capacity, PostgreSQL";
  return [
    {
      area: `${area}, p99 of those served`,
      value: medianOf(turns.map(({ p99 }) => p99)),
      unit: "ms",
      budget: atMost(PATIENCE * atCapacity.p99),
      peers: [{ name: "the same at capacity", value: atCapacity.p99 }],
    },
    {
      area: `${area}, refused`,
      value: medianOf(turns.map(({ share }) => share)),
      unit: "%",
      budget: null,
      peers: [],
    },
  ];
}
