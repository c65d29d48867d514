import { photoTypeOf, SIGNATURE_BYTES } from "@parution/rules/attachments";
import { useCallback, useState } from "react";

interface RealPhotos {
  /** The names of files that were not taken, since their content is no photo whatever they are called. */
  readonly pretended: readonly string[];
  /** Takes from now on the given photos; those that `held` has already are not looked at again. */
  readonly take: (photos: readonly File[], held: readonly File[]) => Promise<void>;
}

/** Photos by what is in them, as the service will judge them (specification 1, point 5). */
export function useRealPhotos(onChange: (photos: File[]) => void): RealPhotos {
  const [pretended, setPretended] = useState<readonly string[]>([]);
  const take = useCallback(
    async (photos: readonly File[], held: readonly File[]) => {
      const known = new Set(held);
      const judged = await Promise.all(
        photos.map(async (file) => ({ file, real: known.has(file) || (await isPhoto(file)) })),
      );
      setPretended(judged.flatMap(({ file, real }) => (real ? [] : file.name)));
      onChange(judged.flatMap(({ file, real }) => (real ? file : [])));
    },
    [onChange],
  );
  return { pretended, take };
}

async function isPhoto(file: File): Promise<boolean> {
  const beginning = await file.slice(0, SIGNATURE_BYTES).bytes();
  return photoTypeOf(beginning) !== null;
}
