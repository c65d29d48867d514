import { createContext, type ReactNode, use, useEffect } from "react";
import type { Params } from "./match-path.ts";

/** An address of the portal, in its parts. */
export interface RouterLocation {
  readonly pathname: string;
  /** Empty, or with its question mark. */
  readonly search: string;
  /** Empty, or with its sign. */
  readonly hash: string;
}

/** Leads to an address of the portal; `replace` leaves no way back to where one is. */
export type Navigate = (address: string, options?: { readonly replace?: boolean }) => void;

/** Where one is, and the way elsewhere. */
export interface Router {
  readonly location: RouterLocation;
  /** Whether one came by a link of the portal, rather than from outside, or back. */
  readonly followed: boolean;
  readonly navigate: Navigate;
}

const RouterContext = createContext<Router | null>(null);
const ParamsContext = createContext<Params>({});

export function RouterScope(props: { router: Router; children: ReactNode }) {
  return <RouterContext value={props.router}>{props.children}</RouterContext>;
}

/** Within a route: what the names in its path stand for. */
export function RouteScope(props: { params: Params; children: ReactNode }) {
  return <ParamsContext value={props.params}>{props.children}</ParamsContext>;
}

function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error("What knows its address needs a RouterScope around it.");
  return router;
}

/** The whole address, with language and support. */
export const useLocation = (): RouterLocation => useRouter().location;

/** Whether one came by a link of the portal, rather than from outside, or back. */
export const useFollowed = (): boolean => useRouter().followed;

export const useNavigate = (): Navigate => useRouter().navigate;

/** What the names in the route's path stand for. */
export const useParams = (): Params => use(ParamsContext);

/** Leads elsewhere as soon as it is shown, in the place of where one is. */
export function Redirect({ to }: { to: string }) {
  const navigate = useNavigate();
  useEffect(() => navigate(to, { replace: true }), [navigate, to]);
  return null;
}
