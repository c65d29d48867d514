import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { Context } from "../platform/context.ts";
import { StartError } from "../platform/errors.ts";
import { TEXT_PACE } from "../platform/http/input/limits.ts";
import { receive } from "../platform/http/input/receive.ts";
import { runOperator } from "./program/program.ts";
import { type Answered, CommandRequest, operatorSocket } from "./remote-ask.ts";

/** Bytes of a command with all its words. */
const LONGEST_COMMAND = 64 * 1024;

/**
 * Carries out operators' commands while the api runs, on a socket of the data folder. Only with the embedded database:
 * a server's is open to the program itself.
 */
export async function serveOperators(context: Context): Promise<{ stop(): Promise<void> }> {
  const path = operatorSocket(context.config.dataDir);
  if (path === null) {
    context.log.warn("path of the data folder too long for operator commands while the api runs");
    return { stop: async () => undefined };
  }
  const server = createServer((request, response) => {
    answer(context, request, response).catch((error: unknown) => {
      if (error instanceof StartError) return response.writeHead(500).end(error.message);
      context.log.error({ err: error }, "operator command failed");
      return response.writeHead(500).end("The command failed; the log says why.");
    });
  });
  server.listen(path);
  await once(server, "listening");
  return {
    async stop() {
      server.close();
      await once(server, "close");
    },
  };
}

/** A command is short, and comes at once. */
async function readCommand(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  const limits = { limit: LONGEST_COMMAND, pace: TEXT_PACE, accounts: [] };
  await receive(request, limits, (piece) => void pieces.push(piece));
  return Buffer.concat(pieces).toString();
}

async function answer(context: Context, request: IncomingMessage, response: ServerResponse) {
  const { words, ...asker } = CommandRequest.parse(JSON.parse(await readCommand(request)));
  const written: Answered["written"] = [];
  const code = await runOperator(words, {
    ...asker,
    open: async () => context,
    openUnused: async () => context,
    write: (line) => written.push({ to: "output", text: line }),
    writeError: (line) => written.push({ to: "error", text: line }),
  });
  const answered: Answered = { written, code };
  response.setHeader("Content-Type", "application/json");
  response.end(JSON.stringify(answered));
}
