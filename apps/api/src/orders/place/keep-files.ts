import { ProblemError } from "../../platform/http/index.ts";
import type { Storage } from "../../platform/storage/index.ts";
import type { OrderedFile } from "./files.ts";

/**
 * Stores files, then does the work that refers to them; `work` tells when it does. Files of work that was refused, or
 * that an earlier request had done already, are taken away again. After any other failure they stay: whether the work
 * was written is not known, and a file too many does less harm than one too few.
 */
export async function keepFiles<Result>(
  storage: Storage,
  files: readonly OrderedFile[],
  work: (refersToFiles: () => void) => Promise<Result>,
): Promise<Result> {
  let isReferredTo = false;
  const discard = () => Promise.all(files.map((file) => storage.remove(file.storageKey)));
  await Promise.all(files.map((file) => storage.put(file.storageKey, file.bytes, file.mediaType)));
  try {
    const result = await work(() => {
      isReferredTo = true;
    });
    if (!isReferredTo) await discard();
    return result;
  } catch (error) {
    if (error instanceof ProblemError) await discard();
    throw error;
  }
}
