import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readMyAds } from "@parution/contract/ads";
import { placeAd } from "@parution/contract/orders";
import { atLeast, type Figure } from "../figure.ts";
import { type Caller, orderBody, signIn } from "./caller.ts";
import { compare, type Medians } from "./compare.ts";
import type { Repeated } from "./load.ts";
import { measureOverload } from "./overload.ts";
import { bytesOf, bytesOfCall } from "./request.ts";
import { withApi, withService } from "./service.ts";

const PEER = "apps/bench/src/api/peer/main.ts";
const EMBEDDED_PEER = "apps/bench/src/api/peer/embedded.ts";
const LIST = "api list, 10 rows, filtered";
const ORDER = "api order, 3 dates, durable";
const DISK = "the disk alone, 8 KiB written and flushed one after the other";
/** Account with more than a page of validated ads; the ordering account has five. */
const READER = "pro";
/** Shares of the rates at which their statement alone is answered over HTTP. */
const SHARES = { list: 0.6, order: 0.4 };

/** List and order on a server's database, each beside the least possible work. */
export function measureServer(database: string): Promise<readonly Figure[]> {
  return withApi(database, async ({ origin }) => {
    const callers = await callersAt(origin);
    const env = { DATABASE_URL: database, ...(await peerOf(callers)) };
    return withService(PEER, env, async (peer) => {
      const { list, order } = await compareBoth(callers, peer.origin);
      const overload = await measureOverload({
        own: await listBytes(callers),
        bare: await bareListBytes(peer.origin),
      });
      return [
        ...overload,
        ...figuresOf(
          `${LIST}, PostgreSQL`,
          { ...list, bare: "its own statement, hono and pg" },
          SHARES.list * list.peer.rate,
        ),
        ...figuresOf(
          `${ORDER}, PostgreSQL`,
          { ...order, bare: "bare statement, hono and pg" },
          SHARES.order * order.peer.rate,
        ),
      ];
    });
  });
}

/** The same on the embedded database, which nothing else can share: its peer has minimal tables. */
export function measureEmbedded(): Promise<readonly Figure[]> {
  return withApi(null, async ({ origin }) => {
    const callers = await callersAt(origin);
    return withService(EMBEDDED_PEER, {}, async (peer) => {
      const { list, order } = await compareBoth(callers, peer.origin);
      return [
        ...figuresOf(
          `${LIST}, embedded`,
          { ...list, bare: "bare statement, hono and PGlite" },
          2000,
        ),
        ...figuresOf(
          `${ORDER}, embedded`,
          { ...order, bare: "not durable, hono and PGlite" },
          1000,
        ),
        { area: DISK, value: flushRate(), unit: "/s", budget: null, peers: [] },
      ];
    });
  });
}

/** Blocks of 8 KiB a second that this machine's disk writes and flushes one after the other, as a durable order waits for. */
function flushRate(): number {
  const folder = mkdtempSync(join(tmpdir(), "parution-bench-disk-"));
  const file = openSync(join(folder, "blocks"), "w");
  const block = Buffer.alloc(8192);
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < 3000; count += 1) {
    writeSync(file, block, 0, block.length, (count % 100) * block.length);
    fsyncSync(file);
  }
  const seconds = (performance.now() - begun) / 1000;
  closeSync(file);
  rmSync(folder, { recursive: true });
  return count / seconds;
}

/** Callers of an api. */
interface Callers {
  readonly origin: string;
  readonly caller: Caller;
  readonly reader: Caller;
}

const callersAt = async (origin: string): Promise<Callers> => ({
  origin,
  caller: await signIn(origin, "particulier"),
  reader: await signIn(origin, READER),
});

/** Account that a peer reads, and length of its list without the wire's names. */
async function peerOf({ reader }: Callers) {
  const page = await reader.client.call(readMyAds, LISTED);
  return {
    BUSINESS: String(reader.businessId),
    USER_ID: String(reader.userId),
    BYTES: String(JSON.stringify(page).length),
  };
}

/** List and order, each in turn with its peer. */
async function compareBoth(callers: Callers, peer: string) {
  const list = await compare({
    own: await listBytes(callers),
    peer: await bareListBytes(peer),
  });
  const order = await compare({
    own: await orderBytes(callers),
    peer: await bytesOf(new Request(`${peer}/orders`, bareOrder())),
  });
  return { list, order };
}

const LISTED = { params: { page: 1 }, query: { status: "validated" } } as const;

const listBytes = ({ origin, reader }: Callers): Promise<Repeated> =>
  bytesOfCall(origin, reader.token, readMyAds, LISTED);

const bareListBytes = (peer: string): Promise<Repeated> =>
  bytesOf(new Request(`${peer}/list?status=2`));

const orderBytes = async ({ origin, caller }: Callers): Promise<Repeated> =>
  bytesOfCall(origin, caller.token, placeAd, {
    query: {},
    body: await orderBody(caller.client),
  });

const bareOrder = (): RequestInit => ({
  method: "POST",
  body: JSON.stringify({ total: 14_400, dates: ["2027-01-04", "2027-01-05", "2027-01-06"] }),
});

interface Contenders {
  readonly own: Medians;
  readonly peer: Medians;
  /** Name of the peer. */
  readonly bare: string;
}

function figuresOf(
  area: string,
  { own, peer, bare }: Contenders,
  leastRate: number,
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
      budget: null,
      peers: [{ name: bare, value: peer.p99 }],
    },
  ];
}
