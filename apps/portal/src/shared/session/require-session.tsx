import { type ReactNode, useState } from "react";
import { Navigate, useLocation } from "react-router";
import { useLink, usePlace } from "../links/links.tsx";
import { leftPage } from "./left-page.ts";
import { loginAddress } from "./origin.ts";
import { useSignedIn } from "./session-store.ts";

/**
 * Shows its children to who is signed in; sends anyone else to login, which returns here afterwards, and home whose
 * session ran out here (readings B2).
 */
export function RequireSession(props: { children: ReactNode }) {
  const signedIn = useSignedIn();
  const link = useLink();
  const { page } = usePlace();
  const { search, hash } = useLocation();
  const [wasSignedIn] = useState(signedIn);
  if (signedIn) return props.children;
  if (wasSignedIn && leftPage() !== null) return <Navigate to={link("/")} replace />;
  const origin = `${link(page)}${search}${hash}`;
  return <Navigate to={loginAddress(link("/connexion"), origin)} replace />;
}
