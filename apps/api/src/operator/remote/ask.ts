import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";
import { StartError } from "../../platform/start-error.ts";
import { operatorSocket } from "./address.ts";
import { Answered, type Asked } from "./messages.ts";

/** No api listens: the folder has none, or what a killed one left behind. */
const NOBODY: ReadonlySet<unknown> = new Set(["ENOENT", "ECONNREFUSED"]);

/** Has the api that holds a data folder carry out a command; null when none runs. */
export async function askRunningApi(dataDir: string, asked: Asked): Promise<Answered | null> {
  const socketPath = operatorSocket(dataDir);
  if (socketPath === null) return null;
  const call = request({ socketPath, method: "POST" });
  call.end(JSON.stringify(asked));
  try {
    const [response]: IncomingMessage[] = await once(call, "response");
    if (response === undefined) return null;
    const body = await text(response);
    if (response.statusCode !== 200) throw new StartError(body);
    return Answered.parse(JSON.parse(body));
  } catch (error) {
    if (error instanceof Error && "code" in error && NOBODY.has(error.code)) return null;
    throw error;
  }
}
