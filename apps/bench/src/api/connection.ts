import { once } from "node:events";
import { connect } from "node:net";

/** HTTP/1.1 connection on a bare socket: it uses as little as possible of the processors that both sides share. */
export interface Connection {
  /** Sends a whole request, and resolves with the status after the whole answer. One at a time. */
  ask(request: Uint8Array): Promise<number>;
  close(): void;
}

export async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, "127.0.0.1");
  socket.setNoDelay(true);
  await once(socket, "connect");
  let received = Buffer.alloc(0);
  let waiting: PromiseWithResolvers<number> | null = null;
  const fail = () => waiting?.reject(new Error("The server ended the connection."));
  socket.once("error", fail);
  socket.once("close", fail);
  socket.on("data", (chunk) => {
    received = Buffer.concat([received, typeof chunk === "string" ? Buffer.from(chunk) : chunk]);
    if (!isWhole(received)) return;
    const status = Number(received.toString("latin1", 9, 12));
    received = Buffer.alloc(0);
    waiting?.resolve(status);
    waiting = null;
  });
  return {
    ask(request) {
      waiting = Promise.withResolvers();
      socket.write(request);
      return waiting.promise;
    },
    close() {
      socket.destroy();
    },
  };
}

/** True at the end of an answer: by its length, or by its last chunk. */
function isWhole(received: Buffer): boolean {
  const head = received.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const [, length] = /content-length: (\d+)/i.exec(received.toString("latin1", 0, head)) ?? [];
  if (length !== undefined) return received.length >= head + 4 + Number(length);
  return received.subarray(-5).equals(LAST_CHUNK);
}

const LAST_CHUNK = Buffer.from("0\r\n\r\n");
