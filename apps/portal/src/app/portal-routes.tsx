import { Navigate, type RouteObject, useLocation, useRoutes } from "react-router";
import { useLink, usePlace } from "../shared/links/links.tsx";
import { useMustChangePassword } from "../shared/session/session-store.ts";
import { type PortalRoute, password, routes } from "./routes.ts";

/**
 * Matches the page's own path, whatever language and support precede it. Whose first password is to be changed sees
 * that page at any address, and then what they asked for (readings H2).
 */
export function PortalRoutes() {
  const location = useLocation();
  const { page: pathname } = usePlace();
  const asked = useRoutes(routeObjects, { ...location, pathname });
  return useMustChangePassword() ? password.element : asked;
}

const routeObjects: RouteObject[] = routes.map(({ path, page, leadsTo }: PortalRoute) => ({
  path,
  element: (
    <>
      {leadsTo !== undefined && <Redirect to={leadsTo} />}
      {page?.element}
    </>
  ),
}));

function Redirect(props: { to: string }) {
  const link = useLink();
  return <Navigate to={link(props.to)} replace />;
}
