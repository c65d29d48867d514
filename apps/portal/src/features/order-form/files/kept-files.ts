import { readStored, removeStored } from "@parution/app/browser/stored.ts";
import { type DraftId, draftKey, removeDraft } from "@parution/app/drafts/draft-keeper.ts";
import { noticeKey, storeNotice } from "../templates/written-notice.ts";

/** The files of an order that is not placed yet. */
export interface OrderFiles {
  readonly photos: readonly File[];
  readonly files: readonly File[];
}

const DATABASE = "parution";
const STORE = "order-files";

/** The files kept for this form, null when there are none, or where the browser keeps none. */
export async function readKeptFiles(draftId: DraftId): Promise<OrderFiles | null> {
  const kept = await inStore("readonly", (store) => store.get(draftKey(draftId)));
  return isOrderFiles(kept) ? kept : null;
}

/** Stores the files on this machine, or deletes the stored ones when there are none. Resolves with false where they could not be stored. */
export async function keepFiles(draftId: DraftId, { photos, files }: OrderFiles): Promise<boolean> {
  const none = photos.length === 0 && files.length === 0;
  const key = draftKey(draftId);
  const done = await inStore("readwrite", (store) =>
    none ? store.delete(key) : store.put({ photos, files }, key),
  );
  return none || done !== undefined;
}

/** Removes a draft with its files; its last notice goes to the user who has the draft now, null for none. */
export async function removeDraftAndFiles(draftId: DraftId, heirId: number | null): Promise<void> {
  removeDraft(draftId);
  const notice = readStored(noticeKey(draftId.userId));
  removeStored(noticeKey(draftId.userId));
  if (notice !== null && heirId !== null) storeNotice(heirId, notice);
  await keepFiles(draftId, { photos: [], files: [] });
}

/**
 * Runs work on the file store; undefined where the browser has no database, as in some private windows: files then last as long
 * as the page.
 */
async function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<unknown> {
  try {
    const database = await open();
    const result = await settled(work(database.transaction(STORE, mode).objectStore(STORE)));
    database.close();
    return result;
  } catch (error) {
    if (error instanceof DOMException) return undefined; // Full or forbidden.
    throw error;
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new DOMException("The request failed."));
  });
}

function isOrderFiles(value: unknown): value is OrderFiles {
  if (typeof value !== "object" || value === null) return false;
  const { photos, files } = value as Partial<OrderFiles>;
  return [photos, files].every(
    (list) => Array.isArray(list) && list.every((file) => file instanceof File),
  );
}
