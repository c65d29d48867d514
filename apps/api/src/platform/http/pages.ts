import type { IncomingMessage } from "node:http";

/** The part of a request that names its page. */
export type Incoming = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Cached answer. */
export interface KeptAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly fields: readonly string[];
  readonly body: Uint8Array | null;
}

/** Facts about a request for a page. */
export interface PageFacts {
  /** State of the request's session: live, ended or none. */
  readonly identify: () => Promise<"signed-in" | "ended" | "visitor">;
  /** Counts renderings for an address. @throws ProblemError 429 */
  readonly admit: () => Promise<void>;
}

/** Answers requests for the portal's files and pages. */
export interface Pages {
  /** Cached page that can be sent before the request is parsed; null: none. */
  kept(incoming: Incoming): KeptAnswer | null;
  /** Null for an address that is neither a file nor a page. */
  answer(request: Request, facts: PageFacts): Promise<Response | null>;
  /** A browser's user has done something that pages may show. */
  noteAction(cookies: string | null): void;
}

/** Opens pages whose reads `fetch` answers without a network, as for a visitor. */
export type OpenPages = (fetch: typeof globalThis.fetch) => Pages;
