import { once } from "node:events";
import { createServer, request } from "node:http";
import { pipeline } from "node:stream";

/** A plain proxy on a free port: each request goes to the next server in turn, whether that lives or not. */
export interface RoundRobin {
  readonly origin: string;
  stop(): Promise<void>;
}

/** @param ports of servers on this machine. */
export async function startRoundRobin(ports: readonly number[]): Promise<RoundRobin> {
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const port = ports[turn % ports.length];
    turn += 1;
    const { method, url, headers } = incoming;
    const onward = request({ port, method, path: url, headers, agent: false });
    onward.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      // An answer that breaks off breaks off for the caller too.
      pipeline(answer, outgoing, () => undefined);
    });
    onward.on("error", () => {
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(onward);
  }).listen(0);
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The proxy has no port.");
  return {
    origin: `http://localhost:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}
