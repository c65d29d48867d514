import { useState } from "react";
import { Navigate, type RouteObject, useLocation, useRoutes } from "react-router";
import { useLink, usePlace } from "../shared/links/links.tsx";
import { useMustChangePassword, useSignedIn } from "../shared/session/session-store.ts";
import { matchOf } from "./address.ts";
import type { PortalPage } from "./portal-page.tsx";
import { type PortalRoute, password } from "./routes.ts";

/**
 * Matches the page's own path, whatever language and support precede it. Whose first password is to be changed sees
 * that page at any address, and then what they asked for (readings H2).
 */
export function PortalRoutes() {
  const location = useLocation();
  const { page: pathname } = usePlace();
  const asked = useRoutes(objectsOf(matchOf(pathname).route), { ...location, pathname });
  return useMustChangePassword() ? password.element : asked;
}

const known = new Map<PortalRoute, RouteObject[]>();

/** A route as the router takes it, always the same. */
function objectsOf(route: PortalRoute): RouteObject[] {
  const objects = known.get(route) ?? [objectOf(route)];
  known.set(route, objects);
  return objects;
}

const objectOf = ({ path, page, landing, leadsTo }: PortalRoute): RouteObject => ({
  path,
  element: (
    <>
      {leadsTo !== undefined && <Redirect to={leadsTo} />}
      {page && landing ? <WithLanding page={page} landing={landing} /> : page?.element}
    </>
  ),
});

/** The page to who is or was signed in here, or came by a link of the portal; its landing to who comes from outside. */
function WithLanding({ page, landing }: { page: PortalPage; landing: PortalPage }) {
  const signedIn = useSignedIn();
  const [wasSignedIn] = useState(signedIn);
  const { followed } = usePlace();
  return signedIn || wasSignedIn || followed ? page.element : landing.element;
}

function Redirect(props: { to: string }) {
  const link = useLink();
  return <Navigate to={link(props.to)} replace />;
}
