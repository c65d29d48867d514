/** A mail to the letter, with whom it goes from and to. */
export interface Message {
  /** The same for the same mail, whenever it is tried. */
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** As RFC 5322 writes it, lines ended by CR LF. */
  readonly bytes: Uint8Array;
}

/** What became of an attempt. */
export type Carried =
  | { readonly outcome: "sent" }
  /** Not taken, perhaps another time. */
  | { readonly outcome: "later"; readonly reason: string }
  /** Not taken, and never will be. */
  | { readonly outcome: "never"; readonly reason: string }
  /** Given, but the answer was lost: it may have been taken. */
  | { readonly outcome: "unsure"; readonly reason: string };

/** Takes mail out of the house. */
export interface Carrier {
  /**
   * Carries one message. One that cannot take back what it gives awaits `handOver` before the first byte, and gives
   * nothing when it fails.
   */
  carry(message: Message, handOver: () => Promise<void>): Promise<Carried>;
}
