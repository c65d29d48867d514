import { useEffect, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import { keepFiles, readKeptFiles } from "./kept-files.ts";
import type { OrderValues } from "./order-values.ts";

/** Keeps the order's files beside its draft, and brings them back with it. */
export function useKeptFiles(
  form: UseFormReturn<OrderValues>,
  userId: number,
  restored: boolean,
): void {
  const { control, setValue, getValues } = form;
  const [photos, files] = useWatch({ control, name: ["photos", "files"] });
  const [ready, setReady] = useState(!restored);

  useEffect(() => {
    if (ready) return;
    let gone = false;
    void readKeptFiles(userId).then((kept) => {
      if (gone) return;
      // What was chosen meanwhile comes after what was kept.
      if (kept !== null) {
        setValue("photos", [...kept.photos, ...getValues("photos")]);
        setValue("files", [...kept.files, ...getValues("files")]);
      }
      setReady(true);
    });
    return () => {
      gone = true;
    };
  }, [ready, userId, setValue, getValues]);

  useEffect(() => {
    if (ready) void keepFiles(userId, { photos, files });
  }, [ready, userId, photos, files]);
}
