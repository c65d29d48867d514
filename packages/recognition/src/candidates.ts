import { likenessOf } from "./alignment.ts";
import type { Fragment } from "./fragments.ts";
import {
  type Candidate,
  LEAST_LIKENESS,
  placeOf,
  placeOfOther,
  type Search,
  type Searched,
  searchFor,
  type Wanted,
} from "./places.ts";

/** Share of a billed text from which a place that resembles it is that ad, altered. */
export const ALTERED = 0.6;

/**
 * The places that resemble billed texts most, by the texts' keys, as many for each as it was billed at most. A line is part of one
 * of them: texts that resemble each other have a place each, so that all of them together are as alike as they can be. Where there
 * are fewer places than texts, they share one, or have that of another text which stands there whole.
 */
export function candidatesFor(
  searched: Searched,
  wanted: readonly Wanted[],
): ReadonlyMap<string, readonly Candidate[]> {
  const claims = new Claims(searched);
  let open = wanted.flatMap((one) => {
    const search = searchFor(searched, one);
    const place = placeOf(searched, search, () => true);
    if (place !== null) return [{ search, place }];
    claims.share(search, placeOfOther(searched, search));
    return [];
  });
  while (open.length > 0) {
    const best = open.reduce((a, b) => (priorityOf(b) > priorityOf(a) ? b : a));
    const next = claims.take(best);
    open = [...open.filter((one) => one !== best), ...(next === null ? [] : [next])];
  }
  return claims.places();
}

/** A place that a text is to have. */
interface Claim {
  readonly search: Search;
  readonly place: Candidate;
}

/** A short text comes last: it stands within others by chance. */
const priorityOf = ({ search, place }: Claim) => place.likeness - (search.wanted.isShort ? 1 : 0);

/** Places of texts, and the lines that they take. */
class Claims {
  readonly #searched: Searched;
  readonly #held = new Map<Search, Candidate[]>();
  readonly #shared = new Map<Search, Candidate>();
  readonly #lines = new Map<Fragment, Claim>();

  constructor(searched: Searched) {
    this.#searched = searched;
  }

  /** Gives a text its place, where no other has it. Returns what it may have beside it, or instead. */
  take(claim: Claim): Claim | null {
    const { search, place } = claim;
    const rival = place.whole.map((line) => this.#lines.get(line)).find((one) => one !== undefined);
    if (rival === undefined) this.#hold(claim);
    const next = this.#next(search);
    if (rival === undefined) return next;
    if (next === null && !this.#held.has(search)) this.share(search, place);
    return next !== null && this.#exchange(rival, claim, next.place) ? this.#next(search) : next;
  }

  /** Gives a text the place of another one, as long as it has none of its own. */
  share(search: Search, place: Candidate | null): void {
    if (place !== null) this.#shared.set(search, place);
  }

  places(): ReadonlyMap<string, readonly Candidate[]> {
    const all = [...this.#shared].map(([search, place]) => [search, [place]] as const);
    return new Map(
      [...all, ...this.#held].map(([{ wanted }, places]) => [
        wanted.text.key,
        places.toSorted((a, b) => indexOf(a) - indexOf(b)),
      ]),
    );
  }

  /** Exchanges the places of two texts where they are more alike so. Returns false where they are not. */
  #exchange(rival: Claim, claim: Claim, other: Candidate): boolean {
    const likeness = likenessOf(other.whole, rival.search.pieces);
    const gain = likeness + claim.place.likeness - rival.place.likeness - other.likeness;
    const isFree = claim.place.whole.every((line) => {
      const holder = this.#lines.get(line);
      return holder === undefined || holder === rival;
    });
    if (gain <= 0 || likeness < LEAST_LIKENESS || !isFree) return false;
    const held = this.#held.get(rival.search) ?? [];
    for (const line of rival.place.whole) this.#lines.delete(line);
    this.#held.set(
      rival.search,
      held.filter((one) => one !== rival.place),
    );
    this.#hold(claim);
    this.#hold({ search: rival.search, place: { ...other, likeness } });
    return true;
  }

  #hold(claim: Claim): void {
    const { search, place } = claim;
    for (const line of place.whole) this.#lines.set(line, claim);
    this.#held.set(search, [...(this.#held.get(search) ?? []), place]);
  }

  /** Place that a text may have beside those that it has; null: it has as many as it was billed, or there is none. */
  #next(search: Search): Claim | null {
    if ((this.#held.get(search)?.length ?? 0) >= search.wanted.count) return null;
    const place = placeOf(this.#searched, search, (line) => !this.#lines.has(line));
    return place && { search, place };
  }
}

const indexOf = ({ whole }: Candidate) => whole[0]?.index ?? 0;
