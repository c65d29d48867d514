import { formatDeadline } from "@parution/rules/dates";
import { useCallback } from "react";
import { useLanguage } from "../links/links.tsx";
import { usePublisherZone } from "./publisher-zone.ts";

/** Returns the writer of deadlines, `jeudi 26/11/2026 à 18:00`, in the page's language and the publisher's zone. */
export function useDeadlineText(): (at: number) => string {
  const language = useLanguage();
  const zone = usePublisherZone();
  return useCallback((at) => formatDeadline(at, zone, language), [zone, language]);
}
