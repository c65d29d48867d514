import { unknownSupport } from "../calendar/index.ts";
import { supportExists } from "../catalogue/index.ts";
import type { Queries } from "../platform/database/index.ts";
import { notFound } from "../platform/http/index.ts";
import type { Identity } from "../platform/session/index.ts";
import { listOverrides } from "./queries.ts";

interface Wanted {
  readonly supportId: number;
  readonly businessId?: number | undefined;
}

/**
 * The colours that a support puts over its theme, and over those the caller's own account's.
 * @throws ProblemError 404 for an unknown support, or an account that is not the caller's (readings G4).
 */
export async function readThemeOf(
  db: Queries,
  { supportId, businessId }: Wanted,
  identity: Identity | null,
) {
  const own = identity?.businessId ?? null;
  if (businessId !== undefined && businessId !== own) throw notFound();
  if ((await supportExists(db, supportId)) === undefined) throw notFound(unknownSupport);
  const rows = await listOverrides(db, supportId, businessId ?? null);
  return {
    supportId,
    overrides: Object.fromEntries(rows.flatMap(({ styles }) => Object.entries(styles))),
  };
}
