import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../../platform/storage/index.ts";
import type { Carrier } from "./carrier.ts";

/** Where the embedded set-up keeps what it would send. */
export const mailFolder = (dataDir: string): string => join(dataDir, "mail");

/** Writes each message into a folder as `<id>.eml`. The same one overwrites itself: it may be carried again. */
export function folderCarrier(folder: string): Carrier {
  return {
    async carry({ id, bytes }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(join(folder, `${id}.eml`), bytes);
      return { outcome: "sent" };
    },
  };
}
