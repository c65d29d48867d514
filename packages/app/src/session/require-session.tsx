import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useLink, usePlace } from "../links/links.tsx";
import { leftPage } from "./left-page.ts";
import { type LoginReason, loginAddress } from "./origin.ts";
import { isSignedOut, useSignedIn } from "./session-store.ts";

interface RequireSessionProps {
  children: ReactNode;
  /** What login says to a visitor who was never signed in here. */
  reason: LoginReason;
}

/**
 * Shows its children to who is signed in; sends anyone else to login, which says why and returns here afterwards, and
 * home whose session ran out here.
 */
export function RequireSession({ children, reason }: RequireSessionProps) {
  const signedIn = useSignedIn();
  const link = useLink();
  const { page } = usePlace();
  const { search, hash } = useLocation();
  const [wasSignedIn] = useState(signedIn);
  if (signedIn) return children;
  if (wasSignedIn && leftPage() !== null) return <Navigate to={link("/")} replace />;
  const origin = `${link(page)}${search}${hash}`;
  const why = wasSignedIn ? (isSignedOut() ? undefined : "session") : reason;
  return <Navigate to={loginAddress(link("/connexion"), origin, why)} replace />;
}
