import { useLink, usePlace } from "../shared/links/links.tsx";
import { Redirect, RouteScope } from "../shared/router/router.tsx";
import { useSession } from "../shared/session/session-store.ts";
import { password, routeOf } from "./routes.ts";

/**
 * Matches the page's own path, whatever language and support precede it. Whose first password is to be changed sees
 * that page at any address, and then what they asked for (readings H2).
 */
export function PortalRoutes() {
  const link = useLink();
  const { route, params } = routeOf(usePlace().page);
  if (useSession()?.mustChangePassword) return password.element;
  return (
    <RouteScope params={params}>
      {route.leadsTo !== undefined && <Redirect to={link(route.leadsTo)} />}
      {route.page?.element}
    </RouteScope>
  );
}
