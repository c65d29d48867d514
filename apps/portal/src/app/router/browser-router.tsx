import {
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import { NavigationType, Router } from "react-router";
import { leaveFirstPage } from "../../shared/api/first-data.ts";
import { navigatorTelling, type Standing, standing } from "./browser-history.ts";

/**
 * React Router's core on the browser's history. Its own `BrowserRouter` shares a module with the data router and
 * server rendering, 4.5 kB that every page would load. A new page begins at its top, as it would from a server.
 */
export function BrowserRouter(props: { children: ReactNode }) {
  const [current, setCurrent] = useState(() => standing(NavigationType.Pop));
  const navigator = useMemo(() => navigatorTelling(inTransition(setCurrent)), []);
  const { location, arrival } = current;

  useEffect(() => {
    const follow = () => inTransition(setCurrent)(standing(NavigationType.Pop));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useScrollToTop(location.pathname, arrival);

  return (
    <Router location={location} navigationType={arrival} navigator={navigator}>
      {props.children}
    </Router>
  );
}

/** The page that is shown stays until the code of the next one is there. */
const inTransition = (set: (standing: Standing) => void) => (next: Standing) => {
  leaveFirstPage();
  startTransition(() => set(next));
};

/** Going back is left to the browser, which remembers where one was. */
function useScrollToTop(pathname: string, arrival: NavigationType): void {
  useLayoutEffect(() => {
    if (arrival !== NavigationType.Pop && pathname !== "") scrollTo(0, 0);
  }, [pathname, arrival]);
}
