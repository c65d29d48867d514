import { connect, type Socket } from "node:net";

/** A request as it is sent over and over, whole. */
export interface Repeated {
  readonly port: number;
  readonly bytes: Uint8Array;
}

/** What a server bore. */
export interface Borne {
  /** Answers a second. */
  readonly rate: number;
  /** Milliseconds from a request to the end of its answer, of all that were answered. */
  readonly latencies: readonly number[];
}

/** How long a server is asked, in milliseconds, and by how many at once. */
export interface Pressure {
  readonly callers: number;
  readonly milliseconds: number;
}

/**
 * Asks the same of a server for a while, each caller on a connection of its own that waits for its answer. Written on
 * bare sockets, so that it takes as little as can be of the processors that both share.
 * @throws Error at the first answer that is not a success.
 */
export async function press(
  request: Repeated,
  { callers, milliseconds }: Pressure,
): Promise<Borne> {
  const latencies: number[] = [];
  const begun = performance.now();
  const until = begun + milliseconds;
  await Promise.all(Array.from({ length: callers }, () => ask(request, until, latencies)));
  return { rate: (latencies.length / (performance.now() - begun)) * 1000, latencies };
}

function ask({ port, bytes }: Repeated, until: number, latencies: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1");
    let received = Buffer.alloc(0);
    let asked = 0;
    const next = () => {
      received = Buffer.alloc(0);
      asked = performance.now();
      if (asked > until) finish(socket, resolve);
      else socket.write(bytes);
    };
    socket.setNoDelay(true);
    socket.once("connect", next);
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("The server ended the connection.")));
    socket.on("data", (chunk) => {
      const piece = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      received = Buffer.concat([received, piece]);
      if (!isWhole(received)) return;
      const status = received.toString("latin1", 9, 12);
      if (!status.startsWith("2")) return reject(new Error(received.toString("utf8", 0, 500)));
      latencies.push(performance.now() - asked);
      next();
    });
  });
}

function finish(socket: Socket, done: () => void): void {
  socket.removeAllListeners("close");
  socket.once("close", done);
  socket.end();
}

/** Whether an answer has come to its end: by its length, or by the last of its chunks. */
function isWhole(received: Buffer): boolean {
  const head = received.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const [, length] = /content-length: (\d+)/i.exec(received.toString("latin1", 0, head)) ?? [];
  if (length !== undefined) return received.length >= head + 4 + Number(length);
  return received.subarray(-5).equals(LAST_CHUNK);
}

const LAST_CHUNK = Buffer.from("0\r\n\r\n");
