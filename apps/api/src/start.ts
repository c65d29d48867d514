import type { Config } from "./platform/config/config.ts";
import type { Context } from "./platform/context.ts";
import { startEmbedded } from "./platform/database/embedded/embedded.ts";
import { listen } from "./platform/http/listen.ts";
import { starting } from "./platform/web/service-routes.ts";
import type { Surroundings } from "./serve.ts";

/**
 * Longest wait for requests under way when stopping, in milliseconds. The launcher kills it after twenty seconds, of
 * which the database needs some.
 */
const GRACE = 10_000;

/** A running api. */
export interface Api {
  readonly port: number;
  readonly context: Context;
  /** One-time address of an empty installation's owner; null: it has one. */
  readonly installation: string | null;
  /** Accepts nothing more, finishes pending requests, closes the database. */
  stop(): Promise<void>;
}

/**
 * Starts the api: takes the port first (answering «not ready»), then reads the program while an embedded database opens,
 * then serves.
 * @throws StartError with the one sentence to show.
 */
export async function startApi(config: Config, surroundings: Surroundings): Promise<Api> {
  const listener = await listen({ port: config.port, address: config.bindAddress }, starting);
  try {
    const { dataDir, databaseUrl } = config;
    const [{ serve }, engine] = await Promise.all([
      import("./serve.ts"),
      databaseUrl === null ? startEmbedded(dataDir, surroundings.onCrash) : null,
    ]);
    const service = await serve({ listener, engine }, config, surroundings);
    return {
      port: listener.port,
      context: service.context,
      installation: service.installation,
      async stop() {
        await listener.stop(GRACE);
        await service.stop();
      },
    };
  } catch (error) {
    await listener.stop(0);
    throw error;
  }
}
