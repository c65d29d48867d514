import { setTimeout as wait } from "node:timers/promises";
import { type Connection, openConnection } from "./connection.ts";

/** A whole request, sent over and over. */
export interface Repeated {
  readonly port: number;
  readonly bytes: Uint8Array;
}

/** Throughput and latency of a server. */
export interface Borne {
  /** Successes a second. */
  readonly rate: number;
  /** Milliseconds from a request to the end of its answer, of all successes. */
  readonly latencies: readonly number[];
  /** Number of refusals. */
  readonly refused: number;
}

/** Duration in milliseconds, and number of concurrent callers. */
export interface Pressure {
  readonly callers: number;
  readonly milliseconds: number;
}

/**
 * Repeats a request for a while, each caller on a connection of its own, one request at a time.
 * @throws Error at the first answer that is not a success.
 */
export async function press(
  { port, bytes }: Repeated,
  { callers, milliseconds }: Pressure,
): Promise<Borne> {
  const begun = performance.now();
  const latencies: number[] = [];
  const call = async () => {
    const connection = await openConnection(port);
    for (
      let sentAt = performance.now();
      sentAt < begun + milliseconds;
      sentAt = performance.now()
    ) {
      const status = await connection.ask(bytes);
      if (!isSuccess(status)) throw new Error(`The server answers ${status}.`);
      latencies.push(performance.now() - sentAt);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: callers }, call));
  return { rate: rateOf(latencies, begun), latencies, refused: 0 };
}

/** Throughput and latency of a server under an open load, with a fixed rate of arrivals. */
export interface Flooded extends Borne {
  /** Milliseconds by which requests were sent late: the sender shares the server's processors. */
  readonly lateness: readonly number[];
}

/** Rate of arrivals, whatever the number of waiting callers, and duration. */
export interface Flood {
  readonly perSecond: number;
  readonly milliseconds: number;
}

const BEAT_MILLISECONDS = 5;
/** Highest number of callers connected before the measurement begins. */
const CONNECTED = 256;
const KNOCK = new TextEncoder().encode("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");

/**
 * Connects callers and waits until the server has accepted them: an event loop accepts one new connection in each of its
 * turns, and a caller that connects beside a crowd would measure that queue.
 */
async function connectCallers(port: number, count: number): Promise<Connection[]> {
  const connections = await Promise.all(Array.from({ length: count }, () => openConnection(port)));
  await Promise.all(connections.map((connection) => connection.ask(KNOCK)));
  return connections;
}

/**
 * Sends requests at a fixed rate, answered or not, as an open load beyond the capacity does. None is left out, so that
 * requests during a standstill of the server count; a latency counts from the sending, with a new connection
 * included where all others wait.
 */
export async function flood(
  { port, bytes }: Repeated,
  { perSecond, milliseconds }: Flood,
): Promise<Flooded> {
  const idle = await connectCallers(port, Math.min(CONNECTED, perSecond));
  const begun = performance.now();
  const lateness: number[] = [];
  const latencies: number[] = [];
  let refused = 0;
  const call = async () => {
    const sentAt = performance.now();
    const connection = idle.pop() ?? (await openConnection(port));
    const status = await connection.ask(bytes);
    if (isSuccess(status)) latencies.push(performance.now() - sentAt);
    else refused += 1;
    idle.push(connection);
  };
  const calls: Promise<void>[] = [];
  while (performance.now() < begun + milliseconds) {
    const due = ((performance.now() - begun) / 1000) * perSecond;
    while (calls.length < due) {
      lateness.push(performance.now() - begun - (calls.length / perSecond) * 1000);
      calls.push(call());
    }
    await wait(BEAT_MILLISECONDS);
  }
  await Promise.all(calls);
  for (const connection of idle) connection.close();
  return { rate: rateOf(latencies, begun), latencies, refused, lateness };
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const rateOf = (latencies: readonly number[], begun: number): number =>
  (latencies.length / (performance.now() - begun)) * 1000;
