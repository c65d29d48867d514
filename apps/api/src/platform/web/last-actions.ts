import { setBounded } from "../bounded-map.ts";

/** Sessions whose last action is remembered; the user of another one may see a page that is some seconds old. */
const REMEMBERED = 5000;

/** The end of a session's token, its signature: it names the session without opening it. */
const SESSION = /(?:^|;\s*)(?:__Host-)?parution-session=[\w.-]*\.([\w-]+)/;

/** Times of users' last actions that pages may show, by browser. */
export interface LastActions {
  /** Remembers an action of now; false where the browser shows no session. */
  note(cookies: string | null): boolean;
  /** Time of the last action by the monotonic clock, in milliseconds; undefined where nothing is remembered. */
  lastOf(cookies: string | undefined): number | undefined;
}

export function createLastActions(): LastActions {
  const actions = new Map<string, number>();
  return {
    note(cookies) {
      const session = SESSION.exec(cookies ?? "")?.[1];
      if (session === undefined) return false;
      setBounded(actions, session, performance.now(), REMEMBERED);
      return true;
    },
    lastOf(cookies) {
      if (actions.size === 0 || cookies === undefined) return undefined;
      return actions.get(SESSION.exec(cookies)?.[1] ?? "");
    },
  };
}
