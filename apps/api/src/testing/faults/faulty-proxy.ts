import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";

/** Fault of a connection. */
export type Fault =
  /** Connections are reset before anything passes. */
  | { readonly kind: "reset" }
  /** Every piece of an answer comes so many milliseconds late. */
  | { readonly kind: "delay"; readonly ms: number }
  /** The request arrives; of the answer only so many bytes do, then the connection ends. */
  | { readonly kind: "truncate"; readonly bytes: number }
  /** The request arrives; instead of an answer the connection is reset. */
  | { readonly kind: "cut" }
  /** The request arrives; the answer is lost without an error. */
  | { readonly kind: "silence" };

/** A way to a server on which faults can be provoked. */
export interface FaultyProxy {
  readonly port: number;
  /**
   * Sets the fault from now on, on connections that are open too; null: nothing is wrong. Over HTTP, `only` spares
   * the requests for other paths.
   */
  setFault(fault: Fault | null, only?: RegExp): void;
  stop(): Promise<void>;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

interface Trouble {
  readonly fault: Fault;
  readonly only: RegExp | undefined;
}

/** Listens on a port of its own and passes everything on to a server, in any protocol. */
export async function startFaultyProxy(target: Address): Promise<FaultyProxy> {
  let trouble: Trouble | null = null;
  const open = new Set<Socket>();
  const server = createServer((near) => {
    track(near, open);
    if (strikes(trouble)) near.resetAndDestroy();
    else passOn(near, trackFar(target, open), () => trouble);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    port: address.port,
    setFault(fault, only) {
      trouble = fault && { fault, only };
      if (strikes(trouble)) for (const socket of open) socket.resetAndDestroy();
    },
    async stop() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, "close");
    },
  };
}

/** True when all connections are reset. */
const strikes = (trouble: Trouble | null): boolean =>
  trouble?.fault.kind === "reset" && trouble.only === undefined;

function track(socket: Socket, open: Set<Socket>): Socket {
  open.add(socket);
  socket.once("close", () => open.delete(socket));
  // A broken connection is what this is for; both sides learn of it by their own sockets.
  socket.on("error", () => undefined);
  return socket;
}

const trackFar = (target: Address, open: Set<Socket>): Socket => track(connect(target), open);

/** Joins the two sides of one connection, and lets the fault of the moment at what passes. */
function passOn(near: Socket, far: Socket, troubleNow: () => Trouble | null): void {
  let path = "";
  const faultNow = (): Fault | null => {
    const trouble = troubleNow();
    return trouble?.only?.test(path) === false ? null : (trouble?.fault ?? null);
  };
  const requests = new Transform({
    transform(piece: Buffer, _encoding, done) {
      path = pathIn(piece) ?? path;
      if (faultNow()?.kind === "reset") near.resetAndDestroy();
      else this.push(piece);
      done();
    },
  });
  near.pipe(requests).pipe(far);
  far.pipe(spoiled(near, faultNow)).pipe(near);
  // Whichever side breaks takes the other with it.
  near.once("close", () => far.destroy());
  far.once("close", (failed) => failed && near.destroy());
}

/** The path of the HTTP request that begins in a piece. */
function pathIn(piece: Buffer): string | undefined {
  return /^[A-Z]+ (\S+) HTTP\/1\.1\r\n/.exec(piece.toString("latin1", 0, 4096))?.[1];
}

/** The answers to one connection, as far as the fault of the moment lets them through. */
function spoiled(near: Socket, faultNow: () => Fault | null): Transform {
  let passed = 0;
  return new Transform({
    async transform(piece: Buffer, _encoding, done) {
      const fault = faultNow();
      if (fault?.kind === "cut") near.resetAndDestroy();
      else if (fault?.kind === "truncate") {
        const rest = fault.bytes - passed;
        passed += piece.length;
        if (rest > piece.length) this.push(piece);
        else near.end(piece.subarray(0, Math.max(0, rest)), () => near.destroy());
      } else if (fault?.kind !== "silence") {
        if (fault?.kind === "delay") await wait(fault.ms);
        this.push(piece);
      }
      done();
    },
  });
}
