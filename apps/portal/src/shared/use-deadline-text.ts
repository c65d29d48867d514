import { usePublisherZone } from "@parution/app/data/configs.ts";
import { useLanguage } from "@parution/app/links/links.tsx";
import { formatDeadline } from "@parution/rules/dates";
import { useCallback } from "react";

/** Returns the writer of deadlines, `jeudi 26/11/2026 à 18:00`, in the page's language and the publisher's zone. */
export function useDeadlineText(): (at: number) => string {
  const language = useLanguage();
  const zone = usePublisherZone();
  return useCallback((at) => formatDeadline(at, zone, language), [zone, language]);
}
