/** A request for a page, and what the server that received it lends to the portal's renderer. */
export interface PageRequest {
  readonly url: URL;
  /** The `Cookie` header; empty where there is none. */
  readonly cookies: string;
  /** Scheme and host under which browsers reach the portal, without a slash at its end. */
  readonly origin: string;
  readonly appToken: string;
  /** Reaches the services. */
  readonly fetch: typeof fetch;
  /** Told what went wrong while the page was drawn; the browser then draws it itself. */
  readonly onError: (error: unknown) => void;
}

/** The answer to a request for a page. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** The contents of the document's own `<style>` elements. */
  readonly styles: readonly string[];
  /** Where to go instead: a path of the portal. */
  readonly location?: string;
  /** Seconds after which another try is worth it. */
  readonly retryAfter?: number;
}
