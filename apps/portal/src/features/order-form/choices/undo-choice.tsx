import { useLingui } from "@lingui/react/macro";
import { UndoOffer } from "@parution/app/drafts/undo-offer.tsx";
import type { SelectionField } from "@parution/rules/cascade";
import { useOrder } from "../order-context.ts";

/** Offer to undo a choice that emptied later fields, under the field of that choice. */
export function UndoChoice({ of }: { of: SelectionField }) {
  const { undo, restore } = useOrder().choosing;
  const names = useFieldNames();
  return (
    <UndoOffer
      stack={undo}
      cause={of}
      nameOf={(field) => names.get(field) ?? field}
      onUndo={restore}
    />
  );
}

function useFieldNames(): ReadonlyMap<string, string> {
  const { t } = useLingui();
  const names: Readonly<Partial<Record<SelectionField, string>>> = {
    supportId: t({ message: "le journal", context: "effacé" }),
    headingId: t({ message: "la rubrique", context: "effacé" }),
    typeId: t({ message: "le type", context: "effacé" }),
    subheadingId: t({ message: "la sous-rubrique", context: "effacé" }),
    options: t({ message: "les précisions", context: "effacé" }),
    colourId: t({ message: "la couleur", context: "effacé" }),
    canvasId: t({ message: "le gabarit", context: "effacé" }),
    texts: t({ message: "le texte", context: "effacé" }),
    dates: t({ message: "les dates", context: "effacé" }),
  };
  return new Map(Object.entries(names));
}
