import type { Selection } from "@parution/rules/cascade";
import * as z from "zod/mini";
import type { UndoStore } from "../../../shared/undo/undo-stack.ts";
import { writtenSelection } from "./draft.ts";
import type { FormName } from "./form-mode.ts";

const kept = z.array(
  z.object({ values: writtenSelection, cause: z.string(), lost: z.array(z.string()) }),
);

/**
 * Keeps what can be undone in one person's form for as long as the tab is open, beside the form's draft. A browser that
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
