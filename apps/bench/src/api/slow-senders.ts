import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { readMyAds } from "@parution/contract/ads";
import { memoryOf } from "../export-memory.ts";
import { atMost, type Figure, medianOf } from "../figure.ts";
import { signIn } from "./caller.ts";
import { p99Of, TURNS } from "./compare.ts";
import { type Flooded, flood, type Repeated } from "./load.ts";
import { bytesOfCall } from "./request.ts";
import { withApi } from "./service.ts";

/** Senders that never finish, a quarter of each kind. */
const SENDERS = 500;
/** Bytes that those send at once who upload files, and all of them again and again. */
const UPLOADED = 1024 * 1024;
const DRIP = Buffer.from("x");
const DRIP_EVERY = 500;
/** Milliseconds between two arrivals: the measurement is of slow senders, not of a flood of new requests. */
const APART = 10;
/** Requests served meanwhile: a thousand, at a fixed rate. */
const OTHERS = { perSecond: 250, milliseconds: 4000 };
/** Longest latency beside the senders, as a multiple of that without them; and the most memory that the senders may hold. */
const LATENCY_FACTOR = 2;
const MEGABYTE = 1_000_000;
const MEMORY = 128;

/** Latency of requests beside hundreds of unfinished ones, beside that without them. */
export const measureSlowSenders = (): Promise<readonly Figure[]> =>
  withApi(null, async ({ origin, pid }) => {
    const { token } = await signIn(origin, "pro");
    const list = await bytesOfCall(origin, token, readMyAds, { params: { page: 1 }, query: {} });
    const order = headOf(list, token);
    const turns: Turn[] = [];
    await flood(list, OTHERS);
    while (turns.length < TURNS) turns.push(await takeTurn(list, order, pid));
    return figuresOf(turns);
  });

interface Turn {
  readonly alone: Flooded;
  readonly beside: Flooded;
  /** Megabytes. */
  readonly growth: number;
}

async function takeTurn(list: Repeated, order: string, pid: number): Promise<Turn> {
  const alone = await flood(list, OTHERS);
  const before = await memoryOf(pid);
  const senders = await openSenders(list.port, order);
  try {
    const beside = await flood(list, OTHERS);
    return { alone, beside, growth: ((await memoryOf(pid)) - before) / MEGABYTE };
  } finally {
    senders.close();
    await wait(1000);
  }
}

/** Beginnings of an order with files and of a form, as far as they are sent. */
const headOf = ({ port }: Repeated, token: string): string =>
  [
    "POST /ads/annonces/passer-annonce HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    "X-App-Token: parution-demo",
    `Authorization: Bearer ${token}`,
    "Content-Type: multipart/form-data; boundary=x",
    `Content-Length: ${38 * 1024 * 1024}`,
    "",
    '--x\r\nContent-Disposition: form-data; name="photos[]"; filename="f"\r\n\r\n',
  ].join("\r\n");

const form = (port: number): string =>
  [
    "POST /account/api/v1/login HTTP/1.1",
    `Host: 127.0.0.1:${port}`,
    "X-App-Token: parution-demo",
    "Content-Type: application/json",
    "Content-Length: 300000",
    "",
    '{"data":"',
  ].join("\r\n");

/** Connections that send a part of a request, some of them a byte more now and then, each replaced when it is cut off. */
async function openSenders(port: number, order: string) {
  const file = Buffer.alloc(UPLOADED, "x");
  const beginnings = [order, order, form(port), "GET / HTTP/1.1\r\nHost: "] as const;
  const sockets = new Set<Socket>();
  let isOpen = true;

  function open(at: number): void {
    const socket = connect(port, "127.0.0.1");
    sockets.add(socket);
    const beginning = beginnings[at % beginnings.length] ?? order;
    socket.write(beginning);
    if (at % beginnings.length === 0) socket.write(file);
    const drip = setInterval(() => socket.write(DRIP), DRIP_EVERY);
    socket.resume().on("error", () => undefined);
    socket.once("close", () => {
      clearInterval(drip);
      sockets.delete(socket);
      if (isOpen) open(at);
    });
  }

  for (let at = 0; at < SENDERS; at += 1) {
    open(at);
    await wait(APART);
  }
  return {
    close() {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
  };
}

function figuresOf(turns: readonly Turn[]): readonly Figure[] {
  const area = `api list beside ${SENDERS} senders without an end, embedded`;
  const without = "the same without them";
  const p99 = (name: "alone" | "beside") =>
    medianOf(turns.map((turn) => p99Of(turn[name].latencies)));
  const refused = (name: "alone" | "beside") => medianOf(turns.map((turn) => shareOf(turn[name])));
  return [
    {
      area: `${area}, p99 of a thousand`,
      value: p99("beside"),
      unit: "ms",
      budget: atMost(LATENCY_FACTOR * p99("alone")),
      peers: [{ name: without, value: p99("alone") }],
    },
    {
      area: `${area}, refused`,
      value: refused("beside"),
      unit: "%",
      budget: null,
      peers: [{ name: without, value: refused("alone") }],
    },
    {
      area: `${area}, growth of memory`,
      value: medianOf(turns.map(({ growth }) => growth)),
      unit: "MB",
      budget: atMost(MEMORY),
      peers: [],
    },
  ];
}

/** Refusals in percent. */
const shareOf = ({ latencies, refused }: Flooded): number =>
  (100 * refused) / (latencies.length + refused);
