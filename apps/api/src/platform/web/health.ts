import { sql } from "kysely";
import type { PlainRoute } from "../http/index.ts";
import { ok, unavailable } from "./starting.ts";

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
