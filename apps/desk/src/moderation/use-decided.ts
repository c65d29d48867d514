import { useEffect, useRef, useState } from "react";

interface Reading {
  readonly isValidating: boolean;
  readonly error?: unknown;
}

/**
 * Ads decided on here that the list, read before, still has. Once a read that began after the service's answer has ended, the list says
 * itself which ads wait: one that was sent back and corrected, or whose decision was void, is among them again.
 */
export function useDecided({ isValidating, error }: Reading) {
  /** Decided ads by id, with true once the service has answered. */
  const [decided, setDecided] = useState<ReadonlyMap<number, boolean>>(new Map());
  const latest = useRef(decided);
  const covered = useRef<readonly number[]>([]);
  useEffect(() => {
    latest.current = decided;
  });
  useEffect(() => {
    if (isValidating) {
      covered.current = [...latest.current].filter(([, isSure]) => isSure).map(([id]) => id);
    } else if (error === undefined) {
      const ids = covered.current;
      covered.current = [];
      if (ids.length > 0) setDecided((before) => without(before, ids));
    }
  }, [isValidating, error]);
  return {
    has: (id: number) => decided.has(id),
    add(ids: readonly number[], isSure: boolean): void {
      setDecided((before) => new Map([...before, ...ids.map((id) => [id, isSure] as const)]));
    },
    remove: (ids: readonly number[]) => setDecided((before) => without(before, ids)),
  };
}

const without = (ids: ReadonlyMap<number, boolean>, gone: readonly number[]) =>
  new Map([...ids].filter(([id]) => !gone.includes(id)));
