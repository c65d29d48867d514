import { useCallback, useRef } from "react";

/**
 * An `Idempotency-Key` for a piece of work: the same for every attempt at the same content, so that a retry after a
 * lost answer is not done twice; another one as soon as the content differs.
 */
export function useAttemptKey(): (content: string) => string {
  const last = useRef({ content: "", key: "" });
  return useCallback((content) => {
    if (last.current.key === "" || last.current.content !== content) {
      last.current = { content, key: crypto.randomUUID() };
    }
    return last.current.key;
  }, []);
}
