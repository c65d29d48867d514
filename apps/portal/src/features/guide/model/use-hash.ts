import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

const never = () => () => undefined;

/** What the address names after `#`, null where nothing: a server is never told, nor is the page's first drawing. */
export function useHash(): string | null {
  const { hash } = useLocation();
  const isDrawn = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const name = isDrawn ? decodeHash(hash) : "";
  return name === "" ? null : name;
}

/** A hash that was cut within a letter names nothing. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
