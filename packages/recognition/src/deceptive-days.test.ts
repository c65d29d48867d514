import { describe, expect, it } from "vitest";
import { type Recognition, recognise, type Word } from "./index.ts";
import { type DeceptiveDay, deceptiveDay } from "./testing/deceptive-day.ts";

/** Days that are read, in blocks of so many; `WHOLE_SUITE` reads all of them. */
const [DAYS, BLOCK] = [process.env.WHOLE_SUITE === undefined ? 100 : 3000, 20];
/** Share of the ads that are printed whole and found in spite of what resembles them: most have a stranger beside them, or a twin. */
const LEAST_FOUND = 0.5;

describe("ads that resemble, contain and continue each other", () => {
  const blocks = Array.from({ length: DAYS / BLOCK }, (_, at) => ({ first: at * BLOCK }));

  it.each(blocks)(
    "are found only where they are printed whole, from day $first on",
    ({ first }) => {
      const findings = Array.from({ length: BLOCK }, (_, at) => findingsOf(first + at)).flat();
      expect(findings.filter(({ isFound, isThere }) => isFound && !isThere)).toEqual([]);
      const present = findings.filter(({ isPresent }) => isPresent);
      const found = present.filter(({ isFound }) => isFound);
      expect(found.length).toBeGreaterThan(LEAST_FOUND * present.length);
    },
  );
});

function findingsOf(seed: number) {
  const day = deceptiveDay(seed);
  const recognitions = recognise(day);
  return day.ads.map(({ id, text }) => {
    const one = recognitions.get(id);
    const places = day.places.get(text) ?? [];
    return {
      seed,
      id,
      isFound: one?.state === "found",
      isThere: one?.state === "found" && isAtPlace(one, places, day),
      /** True where it is printed whole as often as it was billed. */
      isPresent: places.length === day.ads.filter((other) => other.text === text).length,
    };
  });
}

/** True where the parts that were found have the words of one of the places and no others. */
function isAtPlace(
  { parts }: Extract<Recognition, { state: "found" }>,
  places: readonly (readonly Word[])[],
  { words }: DeceptiveDay,
): boolean {
  const isWithin = ({ page, x, width, baseline }: Word) =>
    parts.some((part) => {
      const middle = x + width / 2;
      const isAcross = middle > part.x && middle < part.x + part.width;
      return (
        page === part.page && isAcross && baseline > part.y && baseline <= part.y + part.height
      );
    });
  const found = new Set(words.filter(isWithin));
  return places.some(
    (place) => place.length === found.size && place.every((word) => found.has(word)),
  );
}
