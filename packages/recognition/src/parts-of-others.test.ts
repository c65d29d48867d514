import { describe, expect, it } from "vitest";
import { recognise } from "./index.ts";
import {
  CESSION,
  changed,
  fromHead,
  HEAD,
  LEFT,
  MIDDLE,
  SHOP,
  shown,
  TERRAIN,
  TWIN,
  toFoot,
} from "./testing/columns.ts";
import { column, PITCH } from "./testing/printed.ts";
import { HEADING, LEASE, SALE } from "./testing/sample-ads.ts";

/** An ad of one line, with which another one ends. */
const END = CESSION.slice(-1);
const others = [LEASE, SHOP, SALE, TERRAIN];

describe("an ad whose words are the end of another", () => {
  it("is not found by that end, which stands alone in the next column", () => {
    for (const first of [CESSION, changed(CESSION, 1, "limitée", "illimitée")]) {
      const words = [...toFoot(first.slice(0, 5)), ...fromHead(END, { x: MIDDLE })];
      const [other, one] = shown(words, CESSION, END, LEASE, SHOP);
      expect(other).toMatchObject({ lines: [...first.slice(0, 5), ...END] });
      expect(one).not.toBe("found");
    }
  });

  it("makes no other found that was cut above it, in the column or before the next one", () => {
    const cut = CESSION.slice(0, 5);
    const ads = [CESSION, END, ...others];
    const below = column([[HEADING], LEASE, cut, END, SHOP, [HEADING]]);
    const beside = [...toFoot(cut), ...fromHead(END, { x: MIDDLE }, SALE)];
    const later = [...toFoot(cut), ...column([SALE, END, TERRAIN, SHOP], { x: MIDDLE, y: HEAD })];
    for (const words of [below, beside, later]) {
      expect(shown(words, ...ads)[0]).not.toBe("found");
    }
  });

  it("is found where the other is printed whole as well", () => {
    const words = column([[HEADING], CESSION, LEASE, END, SHOP, [HEADING]]);
    expect(shown(words, CESSION, END, LEASE, SHOP)).toEqual(Array(4).fill("found"));
  });
});

describe("an ad that is cut", () => {
  const cut = toFoot(CESSION.slice(0, 4));
  const altered = changed(TWIN, 1, "limitée", "illimitée");
  const end = altered.slice(4);

  it("is not found by the end of one that resembles it and is printed two pages later", () => {
    const words = [
      ...cut,
      ...toFoot(altered.slice(0, 4), { page: 2 }),
      ...fromHead(end, { page: 3 }),
    ];
    expect(shown(words, CESSION, TWIN, LEASE, SHOP)[0]).toMatchObject({ at: `1:${LEFT}` });
  });

  it("is not found by such an end apart below an unknown text of its column", () => {
    const words = [
      ...cut,
      ...column([["Chat perdu au marché", "central de Fès"], end, SHOP], { x: MIDDLE, y: HEAD }),
    ];
    expect(shown(words, CESSION, LEASE, SHOP)[0]).toMatchObject({ at: `1:${LEFT}` });
  });

  it("is not found by such an end on an earlier page", () => {
    const later = cut.map((word) => ({ ...word, page: 2 }));
    const words = [...fromHead(end, { page: 1 }), ...later];
    expect(shown(words, CESSION, LEASE, SHOP)[0]).toMatchObject({ at: `2:${LEFT}` });
  });
});

it("has a box for each of two close columns, whose second one begins below the foot of the first", () => {
  const x = LEFT + Math.max(...CESSION.slice(0, 3).map((line) => line.length)) * 4.5 + 12;
  const words = [
    ...column([[HEADING], LEASE, CESSION.slice(0, 3)], { y: HEAD }),
    ...column([CESSION.slice(3), SHOP, [HEADING]], { x, y: HEAD + 7 * PITCH }),
  ];
  const ads = [CESSION, LEASE, SHOP].map((lines, id) => ({ id, text: lines.join(" ") }));
  expect(recognise({ words, ads, surroundings: [HEADING] }).get(0)).toMatchObject({
    parts: [{ x: LEFT, height: 2 * PITCH + 9 }, { x }],
  });
});
