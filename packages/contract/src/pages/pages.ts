/** What a visitor chose last, as their cookies say it; null where they chose nothing. */
export interface PageChoices {
  readonly language: "fr" | "ar" | null;
  readonly supportSlug: string | null;
}

/** Names of the cookies that {@link PageChoices} are read from: a page depends on no others. */
export const choiceCookies = {
  language: "parution-language",
  support: "parution-support",
} as const;

/** What an address leads to: the same for all visitors who made the same choices. */
export interface PageVisit {
  /**
   * Visits of the same key are rendered alike, so that one rendering serves them all; null where the page is rendered
   * for each request (a search by words).
   */
  readonly key: string | null;
  /** Path with those of the query's parameters that the page reads, in one order. */
  readonly location: string;
  /** The choices as far as the page depends on them: what the path names itself is null. */
  readonly choices: PageChoices;
  /** `session`: an account's page · `landing`: an account's page that has a text for visitors. */
  readonly access: "public" | "session" | "landing";
  /** Where a visitor without a session is sent from an account's page. */
  readonly login: {
    /** Nobody is signed in. */
    readonly visitor: string;
    /** The session that the browser shows has ended. */
    readonly ended: string;
  };
}

/** A visit to be rendered, and what the server that received it lends to the portal's renderer. */
export interface PageRequest {
  readonly visit: Pick<PageVisit, "location" | "choices">;
  /** Whether an account's page is for somebody who is signed in; it holds nothing of theirs in either case. */
  readonly isSignedIn: boolean;
  /** Version of the rendering that the server has; what would come out the same is not rendered again. */
  readonly known: string | null;
  /** Scheme and host under which browsers reach the portal, without a slash at its end. */
  readonly origin: string;
  readonly appToken: string;
  /** Reaches the services, as a visitor. */
  readonly fetch: typeof fetch;
  /** Told what went wrong while the page was rendered; the browser then renders it itself. */
  readonly onError: (error: unknown) => void;
}

/** A rendered page. */
export interface PageAnswer {
  readonly status: number;
  readonly html: string;
  /** The contents of the document's own `<style>` elements. */
  readonly styles: readonly string[];
  /** Changes with whatever the page shows; null where that is not known. */
  readonly version: string | null;
  /**
   * What it shows of ads, by name: `notices` (of all newspapers), `notices:1` (of one), `heading:1:3` (of a newspaper's
   * heading), `ad:7`. What stands around every page is not named.
   */
  readonly tags: readonly string[];
  /** Where to go instead: a path of the portal. */
  readonly location?: string;
  /** Seconds after which another try is worth it. */
  readonly retryAfter?: number;
}

/** What renders pages; `render` answers `unchanged` where the version that is known still holds. */
export interface PageRenderer {
  visitOf(location: string, choices: PageChoices): PageVisit;
  render(request: PageRequest): Promise<PageAnswer | "unchanged">;
}
