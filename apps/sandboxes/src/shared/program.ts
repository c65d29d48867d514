import { serve } from "@hono/node-server";
import type { Hono } from "hono";

export interface ProgramProps<Config extends { readonly port: number }> {
  /** Name of the program in its output: `card sandbox`. */
  readonly name: string;
  /** Throws a sentence for an invalid environment. */
  readonly readConfig: (variables: NodeJS.ProcessEnv) => Config;
  readonly createApp: (config: Config, report: (error: unknown) => void) => Hono;
}

/** Serves a sandbox until a signal stops it; a failed start is reported in one sentence. */
export function startProgram<Config extends { readonly port: number }>({
  name,
  readConfig,
  createApp,
}: ProgramProps<Config>): void {
  const say = (line: unknown) => process.stderr.write(`${name}: ${String(line)}\n`);
  const config = readOrExit(() => readConfig(process.env), say);
  const app = createApp(config, say);
  const { port } = config;
  // Bound to loopback: any caller of this program can decide that an order is paid.
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, (address) => {
    process.stdout.write(`${name} ready on http://localhost:${address.port}\n`);
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    say(error.code === "EADDRINUSE" ? `port ${port} is taken.` : error.message);
    process.exit(1);
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      server.close(() => process.exit(0));
    });
  }
}

function readOrExit<Config>(read: () => Config, say: (line: unknown) => void): Config {
  try {
    return read();
  } catch (error) {
    say(error instanceof Error ? error.message : error);
    return process.exit(1);
  }
}
