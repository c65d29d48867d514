import type { Context } from "../context/index.ts";
import { type Credentials, readCredentials } from "./credentials.ts";
import { findSession } from "./find-session.ts";
import type { Identity } from "./identity.ts";
import { verifyToken } from "./token.ts";
import { noteUse, unusedSince } from "./use.ts";

/** A caller with a live session, and how it was shown. */
export interface Caller {
  readonly identity: Identity;
  readonly by: Credentials["by"];
}

/** Finds out who makes a request, as {@link identifyAny}, but knows nobody whose first password is to be changed. */
export async function identify(headers: Headers, context: Context): Promise<Caller | null> {
  const caller = await identifyAny(headers, context);
  return caller?.identity.mustChangePassword ? null : caller;
}

/**
 * Finds out who makes a request. Null without a token, with one that is forged or expired, when the session was ended,
 * left unused for long or the user deactivated since.
 */
export async function identifyAny(headers: Headers, context: Context): Promise<Caller | null> {
  const { config, clock } = context;
  const credentials = readCredentials(headers, config.publicUrl);
  if (credentials === null) return null;
  const payload = await verifyToken(credentials.token, config.sessionSecret, clock.now());
  if (payload === null) return null;
  const session = await findSession(context.db, payload.sid);
  if (session === undefined || session.usedAt <= unusedSince(clock.now())) return null;
  const { identity } = session;
  if (identity.userId !== payload.user) return null;
  await noteUse(context, payload.sid);
  return { identity, by: credentials.by };
}
