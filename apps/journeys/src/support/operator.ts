import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const dataFolder = process.env.DATA_DIR ?? join(import.meta.dirname, "../../../../.data");

/** Output and exit code of a command. */
interface Operated {
  readonly code: number;
  readonly text: string;
}

/** Sends an operator's command over the socket that `pnpm operator` uses while the program runs, without the second that a process takes to start. */
export async function operate(...words: string[]): Promise<Operated> {
  const call = request({ socketPath: join(dataFolder, "socket", "operator"), method: "POST" });
  call.end(JSON.stringify({ words, operator: "journey", folder: dataFolder }));
  const [response]: IncomingMessage[] = await once(call, "response");
  if (response === undefined) throw new Error("The service took no command.");
  const { code, written }: Answered = JSON.parse(await text(response));
  return { code, text: written.map((line) => line.text).join("") };
}

interface Answered {
  readonly code: number;
  readonly written: readonly { readonly text: string }[];
}
