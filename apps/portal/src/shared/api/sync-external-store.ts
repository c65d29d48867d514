import { useSyncExternalStore as useStore } from "react";

type State = Readonly<Record<string, unknown>>;

/**
 * React's own, for SWR, which asks for its stand-in and makes one snapshot for the server's markup and another for the
 * browser: where both say the same, what was drawn stays, instead of being drawn a second time at once.
 */
export function useSyncExternalStore<Snapshot extends State>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
  getServerSnapshot: () => Snapshot,
): Snapshot {
  return useStore(subscribe, getSnapshot, () => {
    const now = getSnapshot();
    const drawn = getServerSnapshot();
    return isSame(drawn, now) ? now : drawn;
  });
}

const isSame = (one: State, other: State): boolean =>
  one === other || Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);
