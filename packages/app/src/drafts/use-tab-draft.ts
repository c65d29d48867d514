import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import { lazyModule } from "../lazy/lazy.tsx";
import type { TabDraftForm, Texts } from "./tab-draft.ts";

const tabDraft = lazyModule(() => import("./tab-draft.ts"));

/**
 * Draft of a visitor's form: its texts outlive a reload and end with the tab, since the next visitor of the browser must not find
 * them. Loaded on demand; without it the form works as well.
 * @param name of the form
 * @param initial texts of the fields that are stored, the same object with each rendering; secrets are left out
 */
export function useTabDraft<Values extends FieldValues, Output>(
  { subscribe, getValues, setValue }: TabDraftForm<Values, Output>,
  name: string,
  initial: Texts,
): void {
  useEffect(() => {
    let end: (() => void) | "left" | undefined;
    tabDraft.load().then(
      ({ keepInTab }) => {
        if (end === undefined) end = keepInTab({ subscribe, getValues, setValue }, name, initial);
      },
      () => undefined,
    );
    return () => {
      if (typeof end === "function") end();
      end = "left";
    };
  }, [subscribe, getValues, setValue, name, initial]);
}
