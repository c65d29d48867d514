import { setTimeout as wait } from "node:timers/promises";
import { openConnection } from "./connection.ts";

/** A request as it is sent over and over, whole. */
export interface Repeated {
  readonly port: number;
  readonly bytes: Uint8Array;
}

/** What a server bore. */
export interface Borne {
  /** Successes a second. */
  readonly rate: number;
  /** Milliseconds from a request to the end of its answer, of all successes. */
  readonly latencies: readonly number[];
  /** How many were refused. */
  readonly refused: number;
}

/** How long a server is asked, in milliseconds, and by how many at once. */
export interface Pressure {
  readonly callers: number;
  readonly milliseconds: number;
}

/**
 * Asks the same of a server for a while, each caller on a connection of its own that waits for its answer.
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
    for (let asked = performance.now(); asked < begun + milliseconds; asked = performance.now()) {
      const status = await connection.ask(bytes);
      if (!isSuccess(status)) throw new Error(`The server answers ${status}.`);
      latencies.push(performance.now() - asked);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: callers }, call));
  return { rate: rateOf(latencies, begun), latencies, refused: 0 };
}

/** What a server bore of callers who come when they like. */
export interface Flooded extends Borne {
  /** Milliseconds by which requests were sent later than they were due: the sender shares the server's processors. */
  readonly lateness: readonly number[];
}

/** How often callers come, whoever waits still, and for how long. */
export interface Flood {
  readonly perSecond: number;
  readonly milliseconds: number;
}

const BEAT_MILLISECONDS = 5;
/** Callers who are connected before the clock runs, as all are where a server is pressed. */
const CONNECTED = 256;

/**
 * Sends requests at their own pace, whether the last are answered or not: what more callers than can be served do. None
 * is left out, so that those count who would have come while a server stood still; what one waited counts from when it
 * was sent, a new connection included where all others wait.
 */
export async function flood(
  { port, bytes }: Repeated,
  { perSecond, milliseconds }: Flood,
): Promise<Flooded> {
  const idle = await Promise.all(Array.from({ length: CONNECTED }, () => openConnection(port)));
  const begun = performance.now();
  const lateness: number[] = [];
  const latencies: number[] = [];
  let refused = 0;
  const call = async () => {
    const asked = performance.now();
    const connection = idle.pop() ?? (await openConnection(port));
    const status = await connection.ask(bytes);
    if (isSuccess(status)) latencies.push(performance.now() - asked);
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
