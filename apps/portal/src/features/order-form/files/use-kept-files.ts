import type { Draft } from "@parution/app/drafts/draft.ts";
import type { DraftId, DraftKeeper } from "@parution/app/drafts/draft-keeper.ts";
import { lazyModule } from "@parution/app/lazy/lazy.tsx";
import { useCallback, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { OrderValues } from "../order-values.ts";
import type { OrderFiles } from "./kept-files.ts";

interface KeptFiles {
  /** Names of the draft's files that this machine no longer has. */
  readonly lost: readonly string[];
  /** False once the browser refuses to store files. */
  readonly durable: boolean;
  /** Brings the files of another draft into the form, instead of those it holds. */
  readonly restore: (draft: Draft<OrderValues> | null) => void;
}

interface KeptFilesOptions {
  readonly restored: Draft<OrderValues> | null;
  /** True while nothing may be stored. */
  readonly paused: boolean;
  /** Identity of the restored draft, where it is not the form's own: that draft is removed once the form's own holds everything. */
  readonly broughtFrom: DraftId | null;
}

/** Stores the order's files beside its draft and restores them with it. */
export function useKeptFiles(
  form: UseFormReturn<OrderValues>,
  keeper: DraftKeeper<OrderValues>,
  { restored, paused, broughtFrom }: KeptFilesOptions,
): KeptFiles {
  const { control, setValue, getValues } = form;
  const [photos, files] = useWatch({ control, name: ["photos", "files"] });
  const [awaited, setAwaited] = useState(restored);
  const [lost, setLost] = useState<readonly string[]>([]);
  const [durable, setDurable] = useState(true);
  /** True where the browser may hold files of this form. */
  const holds = useRef(restored !== null);
  const source = useRef(broughtFrom);

  useEffect(() => {
    if (awaited === null) return;
    let gone = false;
    const from = source.current;
    void readFiles(keeper.draftId, from).then((kept) => {
      if (gone) return;
      const chosen = { photos: getValues("photos"), files: getValues("files") };
      // The draft is in the form again, as it was kept; what was chosen meanwhile comes after.
      if (from === null) keeper.adopt({ ...awaited.values, ...kept });
      if (kept !== null) {
        setValue("photos", [...kept.photos, ...chosen.photos]);
        setValue("files", [...kept.files, ...chosen.files]);
      }
      const found = [...(kept?.photos ?? []), ...(kept?.files ?? [])].map(({ name }) => name);
      setLost(awaited.fileNames.filter((name) => !found.includes(name)));
      setAwaited(null);
    });
    return () => {
      gone = true;
    };
  }, [awaited, keeper, setValue, getValues]);

  useEffect(() => {
    if (awaited !== null || paused) return;
    if (photos.length + files.length === 0 && !holds.current) return;
    holds.current = true;
    void writeFiles(keeper, { photos, files }).then((isStored) => {
      setDurable(isStored);
      if (isStored && source.current !== null) empty(source.current, keeper.draftId.userId);
      if (isStored) source.current = null;
    });
  }, [awaited, paused, keeper, photos, files]);

  const restore = useCallback((draft: Draft<OrderValues> | null) => {
    if (source.current !== null) empty(source.current, null);
    source.current = null;
    setLost([]);
    setAwaited(draft);
  }, []);
  return { lost, durable, restore };
}

/** Loaded on demand: many orders have no files. */
const store = lazyModule(() => import("./kept-files.ts"));

/** Null where the code cannot be loaded: the files are then reported as lost. */
const readFiles = (draftId: DraftId, from: DraftId | null): Promise<OrderFiles | null> =>
  store.load().then(
    async ({ readKeptFiles }) =>
      // Another tab may have moved them meanwhile.
      (from && (await readKeptFiles(from))) ?? readKeptFiles(draftId),
    () => null,
  );

/** Removes a draft with its files. @param heirId user who has it now; null where it was given up */
const empty = (draftId: DraftId, heirId: number | null): void =>
  void store.load().then(
    ({ removeDraftAndFiles }) => removeDraftAndFiles(draftId, heirId),
    () => undefined,
  );

const writeFiles = ({ draftId }: DraftKeeper<OrderValues>, files: OrderFiles): Promise<boolean> =>
  store.load().then(
    ({ keepFiles }) => keepFiles(draftId, files),
    () => false,
  );
