import { sql } from "kysely";
import type { PlainRoute } from "../http/index.ts";

const ok = () => Response.json({ status: "ok" });
const unavailable = () =>
  Response.json({ status: "unavailable" }, { status: 503, headers: { "Retry-After": "1" } });

/** Before the database is open: the process lives, and can do nothing yet. */
export function starting(request: Request): Response {
  return new URL(request.url).pathname === "/healthz" ? ok() : unavailable();
}

/** `/healthz`: the process lives. `/readyz`: it also reaches its database, migrated before these routes are served. */
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
