import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { leaveFirstPage } from "../../shared/api/first-data.ts";
import { type Navigate, type RouterLocation, RouterScope } from "../../shared/router/router.tsx";

/** Where the browser stands, and whether it came there by a link of the portal. */
interface Standing {
  readonly location: RouterLocation;
  readonly followed: boolean;
}

/** The router on the browser's history. A new page begins at its top, as it would from a server. */
export function BrowserRouter(props: { children: ReactNode }) {
  const [standing, setStanding] = useState(() => standingNow(false));
  const navigate = useMemo(() => navigateTelling(inTransition(setStanding)), []);
  const router = useMemo(() => ({ ...standing, navigate }), [standing, navigate]);

  useEffect(() => {
    const follow = () => inTransition(setStanding)(standingNow(false));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useScrollToTop(standing.location.pathname, standing.followed);

  return <RouterScope router={router}>{props.children}</RouterScope>;
}

function standingNow(followed: boolean): Standing {
  const { pathname, search, hash } = window.location;
  return { location: { pathname, search, hash }, followed };
}

/** Writes to the browser's history, and tells `onMove` about what it wrote. */
const navigateTelling =
  (onMove: (standing: Standing) => void): Navigate =>
  (address, { replace = false } = {}) => {
    if (replace) history.replaceState(null, "", address);
    else history.pushState(null, "", address);
    onMove(standingNow(true));
  };

/** The page that is shown stays until the code of the next one is there. */
const inTransition = (set: (standing: Standing) => void) => (next: Standing) => {
  leaveFirstPage();
  startTransition(() => set(next));
};

/** Going back is left to the browser, which remembers where one was. */
function useScrollToTop(pathname: string, followed: boolean): void {
  useLayoutEffect(() => {
    if (followed && pathname !== "") scrollTo(0, 0);
  }, [pathname, followed]);
}
