import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useLink, usePageLocation } from "../links/links.tsx";
import { leftPage } from "./left-page.ts";
import { type LoginReason, loginAddress } from "./origin.ts";
import { lastLeaving, useSignedIn } from "./session-store.ts";

interface RequireSessionProps {
  children: ReactNode;
  /** Reason on the login page for a visitor who was not signed in. */
  reason: LoginReason;
}

/**
 * Renders its children for a signed-in user. Redirects visitors to the login page, which names the reason and returns here,
 * to the home page where the session expired on this page, and to the login page, which goes on to the home page, where the account
 * was closed.
 */
export function RequireSession({ children, reason }: RequireSessionProps) {
  const signedIn = useSignedIn();
  const link = useLink();
  const { page } = usePageLocation();
  const { search, hash } = useLocation();
  const [wasSignedIn] = useState(signedIn);
  if (signedIn) return children;
  if (wasSignedIn && leftPage() !== null) return <Navigate to={link("/")} replace />;
  const origin = `${link(page)}${search}${hash}`;
  const leaving = wasSignedIn ? lastLeaving() : null;
  if (leaving === "closed") {
    return <Navigate to={loginAddress(link("/connexion"), link("/"), "ferme")} replace />;
  }
  const why = leaving === "signed-out" ? undefined : wasSignedIn ? "session" : reason;
  return <Navigate to={loginAddress(link("/connexion"), origin, why)} replace />;
}
