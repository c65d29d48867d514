import { useEffect, useState } from "react";

/** Part of a component that is loaded when it is needed. */
export interface Part<Loaded> {
  loaded: Loaded | undefined;
  /** True from a request that failed until one succeeds. */
  failed: boolean;
  retry: () => void;
}

/** Loads a part once it is wanted. A request that fails leaves the page as it is, and can be repeated. */
export function usePart<Loaded extends object>(
  wanted: boolean,
  load: () => Promise<Loaded>,
): Part<Loaded> {
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const needed = wanted && loaded === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again.
  useEffect(() => {
    if (!needed) return;
    let gone = false;
    load().then(
      (part) => gone || setLoaded(part),
      () => gone || setFailed(true),
    );
    return () => {
      gone = true;
    };
  }, [needed, load, attempts]);

  return {
    loaded,
    failed: failed && loaded === undefined,
    retry: () => setAttempts((before) => before + 1),
  };
}
