import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../../../launcher/src/free-port.mjs";
import { startService, stopService } from "../../../../launcher/src/services.mjs";

/** Starts an api of its own on the database of `DATABASE_URL`, for as long as `work` lasts. */
export async function withApi<Result>(work: (portal: string) => Promise<Result>): Promise<Result> {
  const database = process.env.DATABASE_URL;
  if (database === undefined) {
    throw new Error("Set DATABASE_URL to a PostgreSQL that `pnpm demo:large` has filled.");
  }
  const folder = await mkdtemp(join(tmpdir(), "parution-bench-"));
  const portal = `http://127.0.0.1:${await freePort()}`;
  const env = {
    DATABASE_URL: database,
    DATA_DIR: folder,
    PORT: new URL(portal).port,
    RATE_LIMITS: "0",
    SESSION_SECRET: crypto.randomUUID(),
    CARD_STORE_KEY: crypto.randomUUID(),
    CASH_PARTNER_KEY: crypto.randomUUID(),
  };
  const readyUrl = `${portal}/readyz`;
  const entry = "apps/api/src/main.ts";
  try {
    const api = await startService({
      name: "api",
      entry,
      env,
      logs: join(folder, "logs"),
      readyUrl,
    });
    try {
      return await work(portal);
    } finally {
      await stopService(api);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
