import { useEffect, useRef } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { chooseSupport, useSupportSlug } from "../../../shared/support/support-choice.ts";
import type { Support } from "./offer.ts";
import type { OrderValues } from "./order-values.ts";
import { useSelectIn } from "./use-select.ts";

/** The newspaper of the page and that of the form are one: whichever is chosen, the other follows. */
export function useSupportSync(
  form: UseFormReturn<OrderValues>,
  supports: readonly Support[],
): void {
  const { control, getValues } = form;
  const select = useSelectIn(form);
  const slug = useSupportSlug();
  const seen = useRef(slug);
  const supportId = useWatch({ control, name: "supportId" });

  useEffect(() => {
    const chosen = supports.find(({ id }) => id === supportId);
    if (chosen) chooseSupport(chosen.slug);
  }, [supports, supportId]);

  useEffect(() => {
    if (seen.current === slug) return;
    seen.current = slug;
    const chosen = supports.find((support) => support.slug === slug);
    if (chosen === undefined || chosen.id === getValues("supportId")) return;
    select({ medium: chosen.medium, supportId: chosen.id });
  }, [slug, supports, getValues, select]);
}
