import {
  createUndoStack,
  type UndoStack,
  type UndoStore,
} from "@parution/app/drafts/undo-stack.ts";
import {
  choose,
  EMPTY_SELECTION,
  lostFields,
  type Selection,
  type SelectionField,
} from "@parution/rules/cascade";
import { useCallback, useMemo, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import * as z from "zod/mini";
import { writtenSelection } from "../draft/draft.ts";
import type { FormName } from "../form-mode.ts";
import type { OrderValues } from "../order-values.ts";

export type Select = (changes: Partial<Selection>) => void;

/** Actions on the choices of a form, and the undo of those that emptied fields. */
export interface Choosing {
  /** Makes a choice of the cascade, with all that it resets. */
  readonly select: Select;
  /** Makes a change that follows from the last choice: both are undone together. */
  readonly follow: Select;
  readonly undo: UndoStack<Selection>;
  /** Restores the selection from before a choice. */
  readonly restore: (before: Selection) => void;
  /** Remembers the texts that are about to be replaced. */
  readonly rememberTexts: () => void;
}

/** Makes and undoes the choices of a form. */
export function useChoosing(
  form: UseFormReturn<OrderValues>,
  userId: number,
  name: FormName,
): Choosing {
  const { getValues, setValues, clearErrors } = form;
  const undo = useMemo(() => createUndoStack(undoStore(userId, name)), [userId, name]);
  const last = useRef<{ readonly before: Selection; readonly cause: SelectionField }>(null);

  const write = useCallback(
    (before: OrderValues, chosen: Selection) => {
      // The form writes into its texts, which must not be the rules' own empty ones.
      const after = { ...before, ...chosen, texts: { ...chosen.texts } };
      setValues(after, { shouldDirty: true });
      for (const field of SELECTED) {
        if (chosen[field] !== before[field]) clearErrors([field, ...(DEPENDENT[field] ?? [])]);
      }
    },
    [setValues, clearErrors],
  );

  const change = useCallback(
    (changes: Partial<Selection>, meant: readonly string[] = []) => {
      const before = getValues();
      const chosen = choose(before, changes);
      const lost = lostFields(before, chosen).filter((field) => !meant.includes(field));
      write(before, chosen);
      if (lost.length > 0 && last.current !== null) {
        undo.push({ values: last.current.before, cause: last.current.cause, lost });
      }
    },
    [getValues, write, undo],
  );

  const select = useCallback(
    (changes: Partial<Selection>) => {
      const before = selectionOf(getValues());
      const cause = SELECTED.find((field) => field in changes && changes[field] !== before[field]);
      if (cause !== undefined) last.current = { before, cause };
      change(changes, Object.keys(changes));
    },
    [getValues, change],
  );
  const follow = useCallback((changes: Partial<Selection>) => change(changes), [change]);

  const restore = useCallback(
    (before: Selection) => write(getValues(), before),
    [getValues, write],
  );

  const rememberTexts = useCallback(() => {
    const before = selectionOf(getValues());
    const lost = lostFields(before, EMPTY_SELECTION).filter((field) => field === "texts");
    if (lost.length > 0) undo.push({ values: before, cause: "texts", lost });
  }, [getValues, undo]);

  return useMemo(
    () => ({ select, follow, undo, restore, rememberTexts }),
    [select, follow, undo, restore, rememberTexts],
  );
}

const SELECTED = [
  "medium",
  "supportId",
  "headingId",
  "typeId",
  "subheadingId",
  "options",
  "colourId",
  "canvasId",
  "texts",
  "dates",
] as const satisfies readonly (keyof OrderValues)[];

const OF_FORMAT = ["sector", "texts", "files"] as const;
const OF_SUPPORT = [...OF_FORMAT, "webTitle", "webContent", "photos"] as const;

/** Fields whose errors a choice makes obsolete, since it decides on their presence and limits. */
const DEPENDENT: Partial<Record<SelectionField, readonly (keyof OrderValues)[]>> = {
  medium: OF_SUPPORT,
  supportId: OF_SUPPORT,
  headingId: OF_FORMAT,
  typeId: OF_FORMAT,
  subheadingId: ["sector"],
  canvasId: OF_FORMAT,
};

/** Copy of the current choices, since the form changes its texts in place. */
function selectionOf(values: OrderValues): Selection {
  const { medium, supportId, headingId, typeId, subheadingId, options } = values;
  const { colourId, canvasId, format, dates } = values;
  const texts = { ...values.texts };
  const place = { medium, supportId, headingId, typeId, subheadingId, options };
  return { ...place, colourId, canvasId, format, texts, dates };
}

const kept = z.array(
  z.object({ values: writtenSelection, cause: z.string(), lost: z.array(z.string()) }),
);

/**
 * Keeps the undo stack of one user's form for as long as the tab is open, beside the form's draft. A browser that
 * forbids its storage, or has no room, keeps nothing.
 */
export function undoStore(userId: number, form: FormName): UndoStore<Selection> {
  const key = `parution.undo.${userId}.${form}`;
  return {
    read: () => {
      try {
        const read = z.safeParse(kept, JSON.parse(sessionStorage.getItem(key) ?? "[]"));
        return read.success ? read.data : [];
      } catch {
        return []; // Forbidden, or cut short.
      }
    },
    write: (undos) => {
      try {
        if (undos.length === 0) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify(undos));
      } catch {
        // Forbidden or full: the offer lasts as long as the page.
      }
    },
  };
}
