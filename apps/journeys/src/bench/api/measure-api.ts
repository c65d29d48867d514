import { readMyAds } from "@parution/contract/ads";
import { placeAd } from "@parution/contract/orders";
import { atLeast, atMost, type Figure } from "../figure.ts";
import { type Caller, signIn } from "./caller.ts";
import { compare, type Standing } from "./compare.ts";
import type { Repeated } from "./load.ts";
import { orderBody } from "./order-body.ts";
import { measureOverload } from "./overload.ts";
import { bytesOf, bytesOfCall } from "./request.ts";
import { withApi, withService } from "./service.ts";

const PEER = "apps/journeys/src/bench/api/peer/main.ts";
const EMBEDDED_PEER = "apps/journeys/src/bench/api/peer/embedded.ts";
const LIST = "api list, 10 rows, filtered";
const ORDER = "api order, 3 dates, durable";
/** Who has more than a page of validated ads; the one who orders has five. */
const READER = "pro";
/** Of the list's bare query over HTTP. */
const SHARE = 0.8;

/** List and order on a server's database, each beside the least that could be done for it. */
export function measureServer(database: string): Promise<readonly Figure[]> {
  return withApi(database, async ({ origin }) => {
    const caller = await signIn(origin, "particulier");
    const reader = await signIn(origin, READER);
    const who = { BUSINESS: String(reader.businessId), USER_ID: String(reader.userId) };
    return withService(PEER, { DATABASE_URL: database, ...who }, async (peer) => {
      const list = await compare({
        own: await listBytes(origin, reader),
        peer: await bytesOf(new Request(`${peer.origin}/list?status=2`)),
      });
      const order = await compare({
        own: await orderBytes(origin, caller),
        peer: await bytesOf(new Request(`${peer.origin}/orders`, bareOrder())),
      });
      const overload = await measureOverload(await listBytes(origin, reader));
      return [
        ...overload,
        ...figuresOf(`${LIST}, PostgreSQL`, list, SHARE * list.peer.rate, 5),
        ...figuresOf(`${ORDER}, PostgreSQL`, order, 4000, null),
      ];
    });
  });
}

/** The same on the embedded database, which nothing else can share: beside one that has the least of tables. */
export function measureEmbedded(): Promise<readonly Figure[]> {
  return withApi(null, async ({ origin }) => {
    const caller = await signIn(origin, "particulier");
    const reader = await signIn(origin, READER);
    return withService(EMBEDDED_PEER, {}, async (peer) => {
      const list = await compare({
        own: await listBytes(origin, reader),
        peer: await bytesOf(new Request(`${peer.origin}/list?status=2`)),
      });
      const order = await compare({
        own: await orderBytes(origin, caller),
        peer: await bytesOf(new Request(`${peer.origin}/orders`, bareOrder())),
      });
      return [
        ...figuresOf(
          `${LIST}, embedded`,
          { ...list, bare: "bare statement, hono and PGlite" },
          3000,
          null,
        ),
        ...figuresOf(
          `${ORDER}, embedded`,
          { ...order, bare: "not durable, hono and PGlite" },
          1000,
          25,
        ),
      ];
    });
  });
}

const listBytes = (origin: string, { token }: Caller): Promise<Repeated> =>
  bytesOfCall(origin, token, readMyAds, { params: { page: 1 }, query: { status: "validated" } });

const orderBytes = async (origin: string, { client, token }: Caller): Promise<Repeated> =>
  bytesOfCall(origin, token, placeAd, { query: {}, body: await orderBody(client) });

const bareOrder = (): RequestInit => ({
  method: "POST",
  body: JSON.stringify({ total: 14_400, dates: ["2027-01-04", "2027-01-05", "2027-01-06"] }),
});

interface Standings {
  readonly own: Standing;
  readonly peer: Standing;
  /** What the peer is. */
  readonly bare?: string;
}

function figuresOf(
  area: string,
  { own, peer, bare = "bare statement, hono and pg" }: Standings,
  leastRate: number,
  mostP99: number | null,
): readonly Figure[] {
  return [
    {
      area,
      value: own.rate,
      unit: "/s",
      budget: atLeast(leastRate),
      peers: [{ name: bare, value: peer.rate }],
    },
    {
      area: `${area}, p99 of 16 at once`,
      value: own.p99,
      unit: "ms",
      budget: mostP99 === null ? null : atMost(mostP99),
      peers: [{ name: bare, value: peer.p99 }],
    },
  ];
}
