import { useLink, usePlace } from "@parution/app/links/links.tsx";
import { useMustChangePassword, useSignedIn } from "@parution/app/session/session-store.ts";
import { useState } from "react";
import { Navigate, type RouteObject, useRoutes } from "react-router";
import type { PortalPage } from "./portal-page.tsx";
import { type PortalRoute, password, routes } from "./routes.ts";

/**
 * Matches the page's own path, without language and support. A user who must change the first password sees that page at any
 * address, and the requested one afterwards.
 */
export function PortalRoutes() {
  const { page, search, hash } = usePlace();
  const asked = useRoutes(routeObjects, { pathname: page, search, hash });
  return useMustChangePassword() ? password.element : asked;
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

const routeObjects = routes.map(objectOf);

/**
 * Page for current and former users of this browser and for navigations inside the portal; its landing for visitors
 * from outside.
 */
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
