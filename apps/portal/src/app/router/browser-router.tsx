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
import { type Leads, navigatorTelling, type Standing, standing } from "./browser-history.ts";

interface BrowserRouterProps {
  children: ReactNode;
  leads: Leads;
  /** The part of the query that a server drew the page from; undefined where the browser draws it. */
  drawnSearch: string | undefined;
}

/**
 * React Router's core on the browser's history. Its own `BrowserRouter` shares a module with the data router and
 * server rendering, 4.5 kB that every page would load. A new page begins at its top, as it would from a server.
 */
export function BrowserRouter({ children, leads, drawnSearch }: BrowserRouterProps) {
  const [current, setCurrent] = useState(() => drawnAs(drawnSearch));
  const navigator = useMemo(() => navigatorTelling(inTransition(setCurrent), leads), [leads]);
  const { location, arrival } = current;

  // Hydrated as it was drawn, the page learns the rest of its address.
  useEffect(() => {
    const actual = standing(NavigationType.Pop);
    if (drawnSearch !== undefined && drawnSearch !== actual.location.search) {
      startTransition(() => setCurrent(actual));
    }
  }, [drawnSearch]);

  useEffect(() => {
    const follow = () => inTransition(setCurrent)(standing(NavigationType.Pop));
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);

  useScrollToTop(location.pathname, arrival);

  return (
    <Router location={location} navigationType={arrival} navigator={navigator}>
      {children}
    </Router>
  );
}

function drawnAs(search: string | undefined): Standing {
  const { location, arrival } = standing(NavigationType.Pop);
  return { location: { ...location, search: search ?? location.search }, arrival };
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
