import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Word } from "./index.ts";
import {
  CESSION,
  changed,
  FOOT,
  fromHead,
  HEAD,
  LEFT,
  type Lines,
  MIDDLE,
  RIGHT,
  SHOP,
  shown,
  split,
  TERRAIN,
  TWIN,
  toFoot,
} from "./testing/columns.ts";
import { column, PITCH, printed } from "./testing/printed.ts";
import { HEADING, LEASE, SALE } from "./testing/sample-ads.ts";

const altered = changed(CESSION, 4, "400", "500");
const whole = { doubt: "altered", lines: altered, at: `1:${LEFT} 1:${MIDDLE}` };

describe("an ad that is cut at the foot of a column", () => {
  const cut = CESSION.slice(0, 4);
  const alone = { doubt: "altered", lines: cut, at: `1:${LEFT}` };

  it("is shown without the ad that follows: one that was found, an altered one or one that was not ordered here", () => {
    const words = (head: Lines) => [...toFoot(cut), ...fromHead(head, { x: MIDDLE })];
    expect(shown(words(SALE), CESSION, SALE, LEASE, SHOP).slice(0, 2)).toEqual([alone, "found"]);
    const sold = changed(SALE, 1, "foncier", "agricole");
    expect(shown(words(sold), CESSION, SALE, LEASE, SHOP).slice(0, 2)).toEqual([
      alone,
      { doubt: "altered", lines: sold, at: `1:${MIDDLE}` },
    ]);
    expect(shown(words(SALE), CESSION, LEASE, SHOP)[0]).toEqual(alone);
  });

  it("is shown without the end of one that resembles it, in a later column or on the next page", () => {
    const lines = changed(TWIN, 1, "limitée", "illimitée");
    const columns = [
      ...toFoot(cut),
      ...fromHead(TERRAIN, { x: MIDDLE }, SALE),
      ...printed(lines.slice(0, 4), { x: MIDDLE, y: FOOT - 3 * PITCH }),
      ...fromHead(lines.slice(4), { x: RIGHT }),
    ];
    const ads = [CESSION, TWIN, TERRAIN, SALE, LEASE, SHOP];
    const other = { doubt: "altered", lines, at: `1:${MIDDLE} 1:${RIGHT}` };
    expect(shown(columns, ...ads).slice(0, 2)).toEqual([alone, other]);
    // Where that one was not ordered here, either may be the one that was; neither has lines of both.
    expect(shown(columns, ...ads.toSpliced(1, 1))[0]).toEqual(other);
    const pages = columns.map((word) => (word.x === RIGHT ? { ...word, page: 2, x: LEFT } : word));
    expect(shown(pages, ...ads).slice(0, 2)).toMatchObject([alone, { lines }]);
  });
});

describe("of ads that resemble each other, each is shown with its own lines", () => {
  it("one of them split, the other whole, cut or altered", () => {
    const below = (other: Lines) => [
      ...toFoot(altered.slice(0, 3)),
      ...fromHead(altered.slice(3), { x: MIDDLE }, other),
    ];
    expect(shown(below(TWIN), CESSION, TWIN, LEASE).slice(0, 2)).toEqual([whole, "found"]);
    for (const lines of [TWIN.slice(0, 4), changed(TWIN, 5, "unique", "seule")]) {
      expect(shown(below(lines), CESSION, TWIN, LEASE).slice(0, 2)).toEqual([
        whole,
        { doubt: "altered", lines, at: `1:${MIDDLE}` },
      ]);
    }
  });

  it("billed with one text and printed with two others", () => {
    const [first, second] = [changed(SALE, 1, "12/2026", "13/2026"), changed(SALE, 2, "56", "57")];
    const words = column([[HEADING], first, LEASE, second, SHOP]);
    expect(shown(words, SALE, SALE, LEASE, SHOP).slice(0, 2)).toMatchObject([
      { lines: first },
      { lines: second },
    ]);
  });

  it("altered, cut or whole in any order, however they are broken into columns", () => {
    const texts = [CESSION, SALE, TWIN, TERRAIN, LEASE, SHOP];
    const change = fc.record({ kind: fc.constantFrom("whole", "altered", "cut"), line: fc.nat() });
    const issue = fc.record({
      order: fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: texts.length }),
      changes: fc.array(change, { minLength: texts.length, maxLength: texts.length }),
      height: fc.integer({ min: 5, max: 12 }),
      gap: fc.integer({ min: 5, max: 12 }),
      step: fc.integer({ min: 172, max: 240 }),
    });
    fc.assert(
      fc.property(issue, ({ order, changes, ...setting }) => {
        const ads = texts.map((lines, at) => withChange(lines, changes[at]));
        const inOrder = order.map((at) => ads[at] ?? []);
        const words = inColumns([[HEADING], ...inOrder, [HEADING]], setting);
        shown(words, ...texts).forEach((one, at) => {
          if (ads[at] === texts[at]) return;
          expect(one).toMatchObject({ doubt: "altered", lines: ads[at] });
        });
      }),
      { numRuns: 200 },
    );
  });
});

/** An ad with another word in one of its lines, or without its last one. */
function withChange(lines: Lines, change?: { readonly kind: string; readonly line: number }) {
  if (change?.kind === "cut" && lines.length > 2) return lines.slice(0, -1);
  if (change?.kind !== "altered") return lines;
  const at = change.line % lines.length;
  return changed(lines, at, / (\S+)/.exec(lines[at] ?? "")?.[1] ?? "", "xyz");
}

interface Setting {
  /** Lines of a column. */
  readonly height: number;
  /** Points between two ads, and from column to column. */
  readonly gap: number;
  readonly step: number;
}

/** Ads one after the other in columns. */
function inColumns(ads: readonly Lines[], { height, gap, step }: Setting): Word[] {
  const words: Word[] = [];
  let [x, y] = [LEFT, HEAD];
  for (const lines of ads) {
    for (const line of lines) {
      if (y > HEAD + (height - 1) * PITCH) [x, y] = [x + step, HEAD];
      words.push(...printed([line], { x, y }));
      y += PITCH;
    }
    y += gap;
  }
  return words;
}

describe("an ad whose text an article has too", () => {
  const intro = Array.from({ length: 6 }, (_, at) => `Un article sur les prix, ligne ${at}`);
  const quoting = (lines: Lines) =>
    column([intro, lines, ["et la suite de cet article."]], { page: 2 });

  it("is shown where it is altered among ads, not where it is quoted whole", () => {
    const words = [...split(altered, 3), ...quoting(CESSION)];
    expect(shown(words, CESSION, LEASE, SHOP)[0]).toEqual(whole);
  });

  it("is shown where it is altered among ads, not where it is altered as much in the article", () => {
    const ads = split(altered, 3).map((word) => ({ ...word, page: 3 }));
    expect(shown([...quoting(altered), ...ads], CESSION, LEASE, SHOP)[0]).toMatchObject({
      lines: altered,
      at: `3:${LEFT} 3:${MIDDLE}`,
    });
  });

  it("is shown where it is quoted when it is printed nowhere else", () => {
    const words = [...fromHead(LEASE), ...quoting(CESSION)];
    const quoted = { doubt: "within-text", lines: CESSION, at: `2:${LEFT}` };
    expect(shown(words, CESSION, LEASE, SHOP)[0]).toEqual(quoted);
  });
});

it("shows an altered ad of which every few letters stand in many lines", () => {
  const lines = changed(SALE, 1, "12/2026", "13/2026");
  const words = column(Array.from({ length: 70 }, () => lines));
  expect(shown(words, SALE)[0]).toMatchObject({ doubt: "altered", lines });
});

it("takes no line that holds the word of an ad of one word for that ad", () => {
  const article = printed(["Grande villa à vendre à Rabat"], { page: 3 });
  const words = [...column([[HEADING], LEASE, SHOP]), ...article];
  expect(shown(words, ["Villa"], LEASE, SHOP)).toEqual(["missing", "found", "found"]);
});
