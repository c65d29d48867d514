/** The visitor's last choices, from their cookies; null: none. */
export interface PageChoices {
  readonly language: "fr" | "ar" | null;
  readonly supportSlug: string | null;
}

/** Names of the cookies that {@link PageChoices} are read from: a page depends on no others. */
export const choiceCookies = {
  language: "parution-language",
  support: "parution-support",
} as const;

/** Result of an address: the same for all visitors with the same choices. */
export interface PageVisit {
  /**
   * Visits of the same key are rendered alike, so that one rendering serves them all; null where the page is rendered
   * for each request (a search by words).
   */
  readonly key: string | null;
  /** Path with those of the query's parameters that the page reads, in one order. */
  readonly location: string;
  /** The choices as far as the page depends on them: null for a choice that the path names. */
  readonly choices: PageChoices;
  /** `session`: an account's page · `landing`: an account's page that has a text for visitors. */
  readonly access: "public" | "session" | "landing";
  /** True when the page can be rendered with its user's data. */
  readonly hasOwnReads: boolean;
  /** Redirect of a visitor without a session from an account's page. */
  readonly login: {
    /** No session. */
    readonly visitor: string;
    /** The session that the browser shows has ended. */
    readonly ended: string;
  };
}

/**
 * Viewer that an account's page is rendered for: a visitor; all accounts alike, without account data; or the user
 * whose session the request's `fetch` carries.
 */
export type PageViewer = "visitor" | "account" | "user";

/** A visit to be rendered, with the functions that the server gives the portal's renderer. */
export interface PageRequest {
  readonly visit: Pick<PageVisit, "location" | "choices">;
  readonly viewer: PageViewer;
  /** Slugs of the newspapers that the service sells. */
  readonly supportSlugs: readonly string[];
  /** Name of the site in each language. */
  readonly site: Readonly<Record<"fr" | "ar", string>>;
  /** Version of the rendering that the server has; the same version is not rendered again. */
  readonly known: string | null;
  /** Scheme and host under which browsers reach the portal, without a slash at its end. */
  readonly origin: string;
  readonly appToken: string;
  /** Reaches the services, as the viewer. */
  readonly fetch: typeof fetch;
  /** Called with an error of rendering; the browser then renders the page itself. */
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
   * Ads that it shows, by name: `ads` (of all newspapers), `ads:1` (of one), `heading:1:3` (of a newspaper's
   * heading), `ad:7`. The parts around every page are not named.
   */
  readonly tags: readonly string[];
  /** Redirect: a path of the portal. */
  readonly location?: string;
  /** Seconds after which another try is worth it. */
  readonly retryAfter?: number;
}

/** Renderer of pages; `render` answers `unchanged` while the known version holds. */
export interface PageRenderer {
  /** @param supportSlugs of the newspapers that the service sells: an address may name them */
  visitOf(location: string, choices: PageChoices, supportSlugs: readonly string[]): PageVisit;
  render(request: PageRequest): Promise<PageAnswer | "unchanged">;
}
