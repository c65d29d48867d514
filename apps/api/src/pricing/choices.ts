import { type OptionChoice, sentOptions } from "@parution/rules/options";
import type { OpenOffer } from "./price.ts";
import { type Faults, faults } from "./problems.ts";
import type { Completeness, Selection } from "./selection.ts";

/** Holds sub-heading and options against the heading; answers the options. */
export function checkChoices(
  offer: OpenOffer,
  selection: Selection,
  completeness: Completeness,
  found: Faults,
): readonly OptionChoice[] {
  checkSubheading(offer, selection.subheadingId, completeness, found);
  const choices = selection.options ?? [];
  if (!choices.every((choice) => isOffered(offer, choice)) || hasTwice(choices)) {
    found.add("options", faults.options);
    return [];
  }
  if (completeness === "whole" && choices.length < sentOptions(questionsOf(offer).size)) {
    found.add("options", faults.required);
  }
  return choices;
}

function checkSubheading(
  { subheadings }: OpenOffer,
  wanted: number | undefined,
  completeness: Completeness,
  found: Faults,
): void {
  if (wanted === undefined) {
    const isMissing = completeness === "whole" && subheadings.length > 0;
    if (isMissing) found.add("sous_rubrique_id", faults.required);
    return;
  }
  const isKnown = subheadings.some(({ id }) => id === wanted);
  if (!isKnown) found.add("sous_rubrique_id", faults.subheading);
}

function isOffered({ choices }: OpenOffer, { optionId, valueId }: OptionChoice): boolean {
  return choices.some((choice) => choice.option_id === optionId && choice.id === valueId);
}

function hasTwice(choices: readonly OptionChoice[]): boolean {
  return new Set(choices.map(({ optionId }) => optionId)).size < choices.length;
}

/** The heading's options: each is a question to answer. */
function questionsOf({ choices }: OpenOffer): ReadonlySet<number> {
  return new Set(choices.map(({ option_id }) => option_id));
}
