import type { Subject } from "@parution/contract/call";
import { useCallback } from "react";
import { useSWRConfig } from "swr";
import type { CallKey } from "./first-data.ts";

/**
 * Returns a function that reads the answers on some subjects again: visible ones at once, others when next shown. It resolves once the
 * visible ones have been answered or refused.
 */
export function useRefresh(): (subjects: readonly Subject[]) => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    (subjects) => mutate((key) => Array.isArray(key) && isOn(key as unknown as CallKey, subjects)),
    [mutate],
  );
}

const isOn = ([, , , shows]: CallKey, subjects: readonly Subject[]): boolean =>
  shows !== undefined && subjects.includes(shows);
