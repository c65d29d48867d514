import { type Selection, textsInFormat } from "@parution/rules/cascade";
import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { useSupportSlug } from "../../../shared/support/support-choice.ts";
import type { Offer, Support } from "../catalogue/offer.ts";
import type { OrderValues } from "../order-values.ts";
import type { Select } from "./use-choosing.ts";

/** Makes choices without an alternative, each as soon as it is open. */
export function useSingleChoices(
  { getValues }: UseFormReturn<OrderValues>,
  offer: Offer,
  follow: Select,
): void {
  useEffect(() => {
    const changes = singleChoices(getValues(), offer);
    if (changes !== null) follow(changes);
  }, [offer, getValues, follow]);
}

/** The first open choice that has a single answer, null where there is none: the rest follows from it. */
export function singleChoices(values: Selection, offer: Offer): Partial<Selection> | null {
  const { supports, headings, heading, colours, canvases } = offer;
  const ofMedium = supports.filter(({ medium }) => medium === values.medium);
  if (values.supportId === null) return chosen("supportId", ofMedium);
  if (values.headingId === null) return chosen("headingId", headings);
  if (heading === null) return null;
  if (values.typeId === null) return chosen("typeId", heading.types);
  if (values.subheadingId === null && heading.subheadings.length === 1) {
    return chosen("subheadingId", heading.subheadings);
  }
  const options = heading.options.map(
    ({ choices }, index) => values.options[index] ?? onlyOf(choices)?.id ?? null,
  );
  if (options.some((option, index) => option !== (values.options[index] ?? null))) {
    return { options };
  }
  if (offer.choosesColour && values.colourId === null) return chosen("colourId", colours);
  if (offer.choosesCanvas && values.canvasId === null) return chosen("canvasId", canvases);
  return null;
}

type Choice = "supportId" | "headingId" | "typeId" | "subheadingId" | "colourId" | "canvasId";

function chosen(field: Choice, entries: readonly { readonly id: number }[]) {
  const only = onlyOf(entries);
  return only === undefined ? null : { [field]: only.id };
}

const onlyOf = <Entry>(entries: readonly Entry[]): Entry | undefined =>
  entries.length === 1 ? entries[0] : undefined;

/**
 * The catalogue decides the format; the selection follows. A change between line and modular resets the texts, but for one
 * text that the new format is written as, too.
 */
export function useFormatSync(
  { getValues }: UseFormReturn<OrderValues>,
  { format, fixedPrice }: Offer,
  follow: Select,
): void {
  useEffect(() => {
    const { format: before, texts, layout } = getValues();
    if (format === null || format === before) return;
    const isOneText = format === "line" || fixedPrice || layout === "plainText";
    follow(before === null ? { format } : { format, texts: textsInFormat(texts, isOneText) });
  }, [format, fixedPrice, getValues, follow]);
}

/**
 * Follows the newspaper that is chosen for the pages. One chosen in the form is the ad's alone: the pages keep the other, and
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
