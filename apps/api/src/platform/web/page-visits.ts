import { choiceCookies, type PageChoices, type PageVisit } from "@parution/contract/pages";
import { setBounded } from "../bounded-map.ts";
import type { PageRenderers } from "./page-renderers.ts";

/** Most addresses with a remembered destination, and the longest of them. */
const VISITS = 2000;
const LONGEST = 500;

/** Slugs of the newspapers that are sold at present, in the order of their numbers. */
export type ReadSupportSlugs = () => Promise<readonly string[]>;

/** Destinations of addresses for a visitor's choices. */
export interface PageVisits {
  /** Slugs of the newspapers, as they were read last. */
  supportSlugs(): readonly string[];
  /** Reads the newspapers anew: an address may name another one than before, when one was added. */
  refreshSupports(): Promise<void>;
  /** The destination, where it is remembered. */
  peek(location: string, cookies: string | undefined): PageVisit | undefined;
  find(location: string, cookies: string | undefined): Promise<PageVisit>;
}

/** Remembers where addresses lead until other newspapers are sold. */
export function createPageVisits(
  renderers: Pick<PageRenderers, "visitOf">,
  readSupportSlugs: ReadSupportSlugs,
): PageVisits {
  const visits = new Map<string, PageVisit>();
  let supportSlugs: readonly string[] = [];
  return {
    supportSlugs: () => supportSlugs,
    async refreshSupports() {
      const read = await readSupportSlugs();
      if (read.join() === supportSlugs.join()) return;
      visits.clear();
      supportSlugs = read;
    },
    peek: (location, cookies) => visits.get(visitKey(location, choicesIn(cookies))),
    async find(location, cookies) {
      const choices = choicesIn(cookies);
      const key = visitKey(location, choices);
      const known = visits.get(key);
      if (known !== undefined) return known;
      const sold = supportSlugs;
      const visit = await renderers.visitOf(location, choices, sold);
      // Another request may have cleared them meanwhile.
      if (sold === supportSlugs && key.length <= LONGEST) setBounded(visits, key, visit, VISITS);
      return visit;
    },
  };
}

const visitKey = (location: string, { language, supportSlug }: PageChoices): string =>
  `${location} ${language} ${supportSlug}`;

const nothingChosen: PageChoices = { language: null, supportSlug: null };
const CHOSEN = new RegExp(`(?:^|;\\s*)(?:${Object.values(choiceCookies).join("|")})=`);

/** The visitor's choices from cookies; values other than a language or a well-formed slug are ignored. */
function choicesIn(cookies: string | undefined): PageChoices {
  if (cookies === undefined || !CHOSEN.test(cookies)) return nothingChosen;
  const values = new Map(cookies.split(";").map(pairOf));
  const language = values.get(choiceCookies.language);
  const slug = values.get(choiceCookies.support);
  return {
    language: language === "fr" || language === "ar" ? language : null,
    supportSlug: slug !== undefined && /^[\w-]{1,60}$/.test(slug) ? slug : null,
  };
}

function pairOf(pair: string): [string, string] {
  const [name = "", value = ""] = pair.trim().split("=", 2);
  return [name, value];
}
