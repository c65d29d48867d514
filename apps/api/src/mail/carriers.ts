import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { writeDurably } from "../platform/storage/folder.ts";

/** A mail as sent, with sender and recipient. */
export interface Message {
  /** Message-ID: equal in every attempt at one mail. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Message of RFC 5322, with CR LF at line ends. */
  readonly bytes: Uint8Array;
}

/** Outcome of an attempt. */
export type Carried =
  | { readonly outcome: "sent" }
  /** Refused for now; a later attempt may succeed. */
  | {
      readonly outcome: "later";
      readonly reason: string;
      /** True where no letter can be sent now; default: false. */
      readonly isUnreachable?: boolean;
    }
  /** Refused for good. */
  | { readonly outcome: "never"; readonly reason: string }
  /** Ended unsent, since its link has expired; `reason`: of the attempt before. */
  | { readonly outcome: "ended"; readonly reason: string }
  /**
   * Replaced unsent, since its reader misses nothing: its link was spent, or a newer one replaced it; `reason`:
   * of the attempt before.
   */
  | { readonly outcome: "replaced"; readonly reason: string }
  /** Sent without an answer: the server may have accepted it. */
  | { readonly outcome: "unsure"; readonly reason: string };

/** Transport of mail. */
export interface Carrier {
  /**
   * Sends one message. A carrier that cannot undo it awaits `handOver` before the first byte, and sends nothing where that
   * fails.
   */
  carry(message: Message, handOver: () => Promise<void>): Promise<Carried>;
  /** Ends what is kept between messages, such as a connection. */
  close?(): void;
}

/** Folder of mails in the embedded set-up. */
export const mailFolder = (dataDir: string): string => join(dataDir, "mail");

/** Writes each message into a folder as `<id>.eml`. A repeated message overwrites its own file. */
export function folderCarrier(folder: string): Carrier {
  return {
    async carry({ id, bytes }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeDurably(join(folder, `${id}.eml`), bytes);
      return { outcome: "sent" };
    },
  };
}
