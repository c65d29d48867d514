import { readFile } from "node:fs/promises";
import type { Storage } from "../../platform/storage/index.ts";
import { fileOf, pictureOf } from "./pictures.ts";

/** A storage that has the demonstration's photos besides: they come with the program. */
export function withDemoPhotos(storage: Storage): Storage {
  return {
    ...storage,
    async get(key) {
      const picture = pictureOf(key);
      if (picture === undefined) return storage.get(key);
      return new Uint8Array(await readFile(fileOf(picture)));
    },
  };
}
