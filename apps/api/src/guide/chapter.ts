import type { Messages } from "../platform/http/problems.ts";

export interface Question {
  /** Stable: part of addresses. */
  readonly id: string;
  readonly question: Messages;
  readonly answer: Messages;
}

/** One chapter of the guide. */
export interface Chapter {
  /** Stable: part of addresses (`/faq#prix`). */
  readonly id: string;
  readonly label: Messages;
  /** The kind of newspaper that it concerns; every kind where it names none. */
  readonly medium?: "print" | "digital";
  readonly questions: readonly Question[];
}
