import { createContext } from "react";
import type { StoredSession } from "./session-store.ts";

/** Any signed-in user: outlines are rendered without the account's data. */
const ANY_USER: StoredSession = { user: { id: 0, name: "" }, expiresAt: 0 };

/** Session with which a server rendered the page; browsers hydrate with it before they read their own. */
export const RenderedForContext = createContext<StoredSession | null>(null);

/** Session for the rendering of a page: any user's behind the login, none elsewhere. */
export const renderedFor = (page: { readonly access: "public" | "session" } | undefined) =>
  page?.access === "session" ? ANY_USER : null;
