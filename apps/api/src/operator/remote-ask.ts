import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { StartError } from "../platform/errors.ts";

/** Error codes without a running api: no socket, or one that a killed api has left. */
const NOT_RUNNING: ReadonlySet<unknown> = new Set(["ENOENT", "ECONNREFUSED"]);

/** Sends a command to the api that holds a data folder; null when none runs. */
export async function askRunningApi(
  dataDir: string,
  command: CommandRequest,
): Promise<Answered | null> {
  const socketPath = operatorSocket(dataDir);
  if (socketPath === null) return null;
  const call = request({ socketPath, method: "POST" });
  call.end(JSON.stringify(command));
  try {
    const [response]: IncomingMessage[] = await once(call, "response");
    if (response === undefined) return null;
    const body = await text(response);
    if (response.statusCode !== 200) throw new StartError(body);
    return Answered.parse(JSON.parse(body));
  } catch (error) {
    if (error instanceof Error && "code" in error && NOT_RUNNING.has(error.code)) return null;
    throw error;
  }
}

/** Longest socket path that every supported system accepts, in bytes. */
const LONGEST = 100;

/**
 * Address at which an api takes operators' commands while no other process may open its embedded database: a socket beside the
 * database's own, in a folder that only its user may enter. Null: its path is too long for a socket.
 */
export function operatorSocket(dataDir: string): string | null {
  const path = join(dataDir, "socket", "operator");
  const spellings = [path, relative(process.cwd(), path)];
  return spellings.find((spelling) => Buffer.byteLength(spelling) <= LONGEST) ?? null;
}

/** A command as typed, with its author and folder. */
export const CommandRequest = z.object({
  words: z.array(z.string()),
  operator: z.string(),
  folder: z.string(),
});
export type CommandRequest = z.infer<typeof CommandRequest>;

/** Output of the command, in order, and its exit code. */
export const Answered = z.object({
  written: z.array(z.object({ to: z.enum(["output", "error"]), text: z.string() })),
  code: z.number().int(),
});
export type Answered = z.infer<typeof Answered>;
