import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const never = () => () => undefined;

/** Hash of the address without `#`; null if empty, on a server and at hydration. */
export function useHash(): string | null {
  const { hash } = useLocation();
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const name = isHydrated ? decodeHash(hash) : "";
  return name === "" ? null : name;
}

/** A hash cut in the middle of a character is null. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
