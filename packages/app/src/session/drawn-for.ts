import { createContext } from "react";
import type { StoredSession } from "./session-store.ts";

/** Somebody who is signed in: a server that draws does not look who. */
const SOMEBODY: StoredSession = { user: { id: 0, name: "" }, expiresAt: 0 };

/** Whom a server drew the page for; a browser begins with the same, and then looks for itself. */
export const DrawnForContext = createContext<StoredSession | null>(null);

/** A page behind a login is drawn for somebody, any other for anyone. */
export const drawnFor = (page: { readonly access: "public" | "session" } | undefined) =>
  page?.access === "session" ? SOMEBODY : null;
