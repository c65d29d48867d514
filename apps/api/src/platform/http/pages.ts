import type { IncomingMessage } from "node:http";

/** The part of a request that names its page. */
export type Incoming = Pick<IncomingMessage, "method" | "url" | "headers">;

/** An answer that lies ready. */
export interface KeptAnswer {
  readonly status: number;
  /** Names and values in turn. */
  readonly fields: readonly string[];
  readonly body: Uint8Array | null;
}

/** Facts about a request for a page. */
export interface PageFacts {
  /** True when the request shows a session that lives; `ended` for one that does no more. */
  readonly identify: () => Promise<"signed-in" | "ended" | "visitor">;
  /** Counts renderings for an address. @throws ProblemError 429 */
  readonly admit: () => Promise<void>;
}

/** Answers requests for the portal's files and pages. */
export interface Pages {
  /** A page that can be sent at once, before anything is made of the request. */
  kept(incoming: Incoming): KeptAnswer | null;
  /** Null for an address that is neither a file nor a page. */
  answer(request: Request, facts: PageFacts): Promise<Response | null>;
  /** A browser's user has done something that pages may show. */
  noteAction(cookies: string | null): void;
}

/** Opens pages whose reads `fetch` answers without a network, as for a visitor. */
export type OpenPages = (fetch: typeof globalThis.fetch) => Pages;
