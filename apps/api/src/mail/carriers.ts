import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../platform/config/config.ts";
import { writeDurably } from "../platform/storage/folder.ts";
import { smtpCarrier } from "./smtp.ts";

/** A mail as sent, with sender and recipient. */
export interface Message {
  /** The same for the same mail, whenever it is tried. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** As RFC 5322 writes it, lines ended by CR LF. */
  readonly bytes: Uint8Array;
}

/** Outcome of an attempt. */
export type Carried =
  | { readonly outcome: "sent" }
  /** Not taken, perhaps another time. */
  | { readonly outcome: "later"; readonly reason: string }
  /** Not taken, and never will be. */
  | { readonly outcome: "never"; readonly reason: string }
  /** Given, but the answer was lost: it may have been taken. */
  | { readonly outcome: "unsure"; readonly reason: string };

/** Carries mail to its server. */
export interface Carrier {
  /**
   * Carries one message. One that cannot take back what it gives awaits `handOver` before the first byte, and gives
   * nothing when it fails.
   */
  carry(message: Message, handOver: () => Promise<void>): Promise<Carried>;
}

/** Folder of mails in the embedded set-up. */
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

/** The server that the configuration names, else a folder. */
export const carrierOf = ({ mail, dataDir }: Pick<Config, "mail" | "dataDir">): Carrier =>
  mail.smtpUrl === null ? folderCarrier(mailFolder(dataDir)) : smtpCarrier(mail.smtpUrl);
