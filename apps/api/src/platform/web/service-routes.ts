import { sql } from "kysely";
import type { PlainRoute } from "../http/plain-route.ts";

/** The process runs. */
const ok = () => Response.json({ status: "ok" });

/** It cannot do anything at the moment. */
const unavailable = () =>
  Response.json({ status: "unavailable" }, { status: 503, headers: { "Retry-After": "1" } });

/** Before the database is open: the process runs, and cannot answer calls yet. */
export function starting(request: Request): Response {
  return new URL(request.url).pathname === "/healthz" ? ok() : unavailable();
}

/** `/healthz`: the process runs. `/readyz`: it also reaches its database, migrated before these routes are served. */
export const healthRoutes: readonly PlainRoute[] = [
  { kind: "plain", method: "GET", path: "/healthz", handle: async () => ok() },
  {
    kind: "plain",
    method: "GET",
    path: "/readyz",
    async handle(_request, { context }) {
      try {
        await sql`select 1`.execute(context.db);
        return ok();
      } catch (error) {
        context.log.warn({ err: error }, "database not reachable");
        return unavailable();
      }
    },
  },
];

/** The contract of each service, as OpenAPI 3.1. */
export const openApiRoutes: readonly PlainRoute[] = [documentOf("account"), documentOf("ads")];

function documentOf(service: "account" | "ads"): PlainRoute {
  let written: Promise<string> | undefined;
  return {
    kind: "plain",
    method: "GET",
    path: `/${service}/openapi.json`,
    async handle(_request, { context }) {
      written ??= write(service, context.config.publicUrl);
      const headers = { "Content-Type": "application/json", "Cache-Control": "no-cache" };
      return new Response(await written, { headers });
    },
  };
}

/** Loaded when first asked for, since starting has no use for it. */
async function write(service: "account" | "ads", publicUrl: string): Promise<string> {
  const { buildOpenApi } = await import("@parution/contract/openapi");
  return JSON.stringify(buildOpenApi(service, { publicUrl }));
}
