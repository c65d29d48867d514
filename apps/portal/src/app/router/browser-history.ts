import { createPath, type Location, NavigationType, type Navigator, type To } from "react-router";

/** Where the browser stands, and how it came there. */
export interface Standing {
  readonly location: Location;
  readonly arrival: NavigationType;
}

/** What this portal keeps beside an address in the browser's history. */
interface Entry {
  readonly key: string;
  readonly state: unknown;
}

const FIRST_KEY = "default";

export function standing(arrival: NavigationType): Standing {
  const { pathname, search, hash } = window.location;
  const { key, state } = entryOf(window.history.state);
  return { location: { pathname, search, hash, state, key }, arrival };
}

/** Where an address leads instead, if anywhere. */
export type Leads = (address: string) => string;

/** Writes to the browser's history, and tells `onMove` about what it wrote. */
export function navigatorTelling(onMove: (standing: Standing) => void, leads: Leads): Navigator {
  const write =
    (arrival: NavigationType.Push | NavigationType.Replace) => (to: To, state?: unknown) => {
      const entry: Entry = { key: Math.random().toString(36).slice(2), state: state ?? null };
      const address = leads(typeof to === "string" ? to : createPath(to));
      if (arrival === NavigationType.Push) window.history.pushState(entry, "", address);
      else window.history.replaceState(entry, "", address);
      onMove(standing(arrival));
    };
  return {
    createHref: (to) => (typeof to === "string" ? to : createPath(to)),
    go: (steps) => window.history.go(steps),
    push: write(NavigationType.Push),
    replace: write(NavigationType.Replace),
  };
}

function entryOf(value: unknown): Entry {
  if (typeof value !== "object" || value === null) return { key: FIRST_KEY, state: null };
  const { key, state } = value as Partial<Entry>;
  return { key: typeof key === "string" ? key : FIRST_KEY, state: state ?? null };
}
