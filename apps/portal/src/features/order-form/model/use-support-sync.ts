import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSupportSlug } from "../../../shared/support/support-choice.ts";
import type { Support } from "./offer.ts";
import type { OrderValues } from "./order-values.ts";
import type { Select } from "./use-choosing.ts";

/**
 * Follows the newspaper that is chosen for the pages. One chosen in the form is the ad's alone: the pages keep theirs, and
 * the preview shows the ad in its own.
 */
export function useSupportSync(
  form: UseFormReturn<OrderValues>,
  supports: readonly Support[],
  select: Select,
): void {
  const { getValues } = form;
  const slug = useSupportSlug();
  const seen = useRef(slug);

  useEffect(() => {
    if (seen.current === slug) return;
    seen.current = slug;
    const chosen = supports.find((support) => support.slug === slug);
    if (chosen === undefined || chosen.id === getValues("supportId")) return;
    select({ medium: chosen.medium, supportId: chosen.id });
  }, [slug, supports, getValues, select]);
}
