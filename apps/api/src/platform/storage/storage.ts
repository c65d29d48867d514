/** File storage: a folder of this machine or a bucket. Callers choose random names as keys. */
export interface Storage {
  /** Stores a file durably. */
  put(key: string, bytes: Uint8Array<ArrayBuffer>, mediaType: string): Promise<void>;
  /** The content of a file, or null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** All keys, in no order; keys that are added or removed meanwhile may be missing. */
  keys(): AsyncIterable<string>;
}

/** `ads/4f1c…`: keys that cannot leave the folder or bucket. */
const KEY = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

export const isKey = (key: string): boolean => KEY.test(key);

/** @throws RangeError for a key that is not a plain name. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new RangeError("A storage key has a character that it may not have.");
  return key;
}
