import { serve } from "@hono/node-server";
import { createApp } from "./app.ts";
import { sendCallback } from "./callback.ts";
import { readConfig } from "./config.ts";

function fail(sentence: string): never {
  console.error(`card sandbox: ${sentence}`);
  process.exit(1);
}

function configOrExit() {
  try {
    return readConfig(process.env);
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const config = configOrExit();
const app = createApp({
  config,
  send: sendCallback,
  schedule: setTimeout,
  report: (error) => console.error("card sandbox:", error),
});

// Bound to loopback: whoever reaches this program decides whether an order is paid.
const server = serve({ fetch: app.fetch, port: config.port, hostname: "127.0.0.1" }, ({ port }) => {
  console.log(`card sandbox ready on http://localhost:${port}`);
});

server.on("error", (error: NodeJS.ErrnoException) => {
  fail(error.code === "EADDRINUSE" ? `port ${config.port} is taken.` : error.message);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
  });
}
