import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { recognise } from "./index.ts";
import {
  CESSION,
  changed,
  FOOT,
  fromHead,
  HEAD,
  LEFT,
  MIDDLE,
  SHOP,
  shown,
  split,
  TERRAIN,
  toFoot,
} from "./testing/columns.ts";
import { column, PITCH, printed } from "./testing/printed.ts";
import { HEADING, LEASE, SALE } from "./testing/sample-ads.ts";

const bothColumns = `1:${LEFT} 1:${MIDDLE}`;
const found = ["found", "found"];

describe("an altered ad that goes on in the next column", () => {
  test.each([
    ["the first of them altered", changed(CESSION, 1, "limitée", "illimitée")],
    ["the continuation altered", changed(CESSION, 4, "400", "500")],
    ["both of them altered", changed(changed(CESSION, 0, "Atlas", "Altas"), 5, "unique", "seule")],
    [
      "a whole line replaced before the end of the column",
      changed(CESSION, 2, CESSION[2] ?? "", "prix à débattre, sans meubles, 9"),
    ],
    [
      "a whole line replaced at the head of the next",
      changed(CESSION, 3, CESSION[3] ?? "", "quartier calme, non loin du port"),
    ],
    ["a line put in at the end of the column", CESSION.toSpliced(3, 0, "ANNULE ET REMPLACE")],
  ])("is shown with both of its pieces: %s", (_, lines) => {
    const [one, ...others] = shown(split(lines, lines.length - 3), CESSION, LEASE, SHOP);
    expect(one).toEqual({ doubt: "altered", lines, at: bothColumns });
    expect(others).toEqual(found);
  });

  it.each([
    ["first", changed(CESSION, 0, CESSION[0] ?? "", "Quelques mots de tout autre sorte")],
    ["last", changed(CESSION, 5, CESSION[5] ?? "", "se renseigner à la caisse centrale")],
  ])("is shown with both of its pieces, its whole %s line replaced", (_, lines) => {
    expect(shown(split(lines, 3), CESSION, LEASE, SHOP)[0]).toMatchObject({ lines });
  });

  it("is shown with both of its pieces wherever it is cut and whatever character is another", () => {
    const place = fc.record({
      line: fc.nat({ max: CESSION.length - 1 }),
      share: fc.double({ min: 0, max: 0.999, noNaN: true }),
      after: fc.integer({ min: 1, max: CESSION.length - 1 }),
    });
    fc.assert(
      fc.property(place, ({ line, share, after }) => {
        const lines = CESSION.map((text, index) => {
          const at = Math.floor(share * text.length);
          return index === line ? `${text.slice(0, at)}ж${text.slice(at + 1)}` : text;
        });
        const [one, ...others] = shown(split(lines, after), CESSION, LEASE, SHOP);
        expect(one).toMatchObject({ lines, at: bothColumns });
        expect(others).toEqual(found);
      }),
    );
  });

  it("is shown without the line that is not printed, wherever it is cut", () => {
    const place = fc.record({
      line: fc.nat({ max: CESSION.length - 1 }),
      after: fc.integer({ min: 1, max: CESSION.length - 2 }),
    });
    fc.assert(
      fc.property(place, ({ line, after }) => {
        const lines = CESSION.toSpliced(line, 1);
        const [one, ...others] = shown(split(lines, after), CESSION, LEASE, SHOP);
        expect(one).toMatchObject({ doubt: "altered", lines });
        expect(others).toEqual(found);
      }),
    );
  });

  it("is shown with a continuation of a few characters", () => {
    const lines = [...changed(CESSION, 1, "capital", "fonds"), "60 DH"];
    const [one] = shown(split(lines, 6), [...CESSION, "50 DH"], LEASE, SHOP);
    expect(one).toMatchObject({ lines, at: bothColumns });
  });

  it("is shown in Arabic with its right piece first", () => {
    const arabic = [
      "شركة الأفق ذات مسؤولية محدودة",
      "رأسمالها 100.000,00 درهم مقرها",
      "الاجتماعي بالدار البيضاء زنقة 8",
      "تفويت 400 حصة بتاريخ 12 أكتوبر",
    ];
    const lines = changed(arabic, 3, "400", "500");
    const words = [
      ...printed(lines.slice(0, 2), { x: MIDDLE, y: FOOT - PITCH }),
      ...printed(lines.slice(2), { x: LEFT, y: HEAD }),
    ];
    const [one] = shown(words, arabic);
    expect(one).toMatchObject({ doubt: "altered", at: `1:${MIDDLE} 1:${LEFT}` });
    expect(one).toMatchObject({ lines: { length: 4 } });
  });

  it("is shown with its piece on the next page, from the last column to the first", () => {
    const lines = changed(CESSION, 5, "Bennis", "Bennani");
    const words = [
      ...fromHead(TERRAIN, { page: 4 }, SALE),
      ...toFoot(lines.slice(0, 4), { page: 4, x: MIDDLE }),
      ...fromHead(lines.slice(4), { page: 5 }),
    ];
    const [one] = shown(words, CESSION, TERRAIN, SALE, LEASE, SHOP);
    expect(one).toEqual({ doubt: "altered", lines, at: `4:${MIDDLE} 5:${LEFT}` });
  });

  it("is shown with its piece on the next page, below the head that both pages have", () => {
    const heads = [4, 5].map((page) => printed(["Le Journal, page 4"], { page, y: 20 }));
    const lines = changed(CESSION, 1, "capital", "fonds");
    const words = [
      ...heads.flat(),
      ...toFoot(lines.slice(0, 5), { page: 4 }),
      ...fromHead(lines.slice(5), { page: 5 }),
    ];
    expect(shown(words, CESSION, LEASE, SHOP)[0]).toMatchObject({ lines });
  });
});

it("shows an altered modular ad with its title and its signature", () => {
  const [title, signature] = ["Appel d’offres ouvert n° 14", "Le directeur : R. Alami"];
  const body = changed(CESSION, 3, "Consuls", "Oudayas");
  const words = [
    ...column([[HEADING]], { y: 60 }),
    ...printed([title], { y: 100, size: 15 }),
    ...printed(body, { y: 124 }),
    ...printed([signature], { y: 220, size: 8 }),
  ];
  const [one] = shown(words, ["Appel d’offres ouvert n° 12", ...CESSION, signature]);
  expect(one).toMatchObject({ lines: [title, ...body, signature] });
});

it.each([0, 1, 2, 3])("shows an ad of three lines with one that was put in at line %i", (at) => {
  const lines = changed(SALE, 1, "12/2026", "13/2026").toSpliced(
    at,
    0,
    "Annule et remplace celle du 12/10/26",
  );
  const words = column([[HEADING], LEASE, lines, SHOP, [HEADING]]);
  expect(shown(words, SALE, LEASE, SHOP)).toEqual([
    { doubt: "altered", lines, at: `1:${LEFT}` },
    ...found,
  ]);
});

describe("an ad that is printed whole with more than was billed", () => {
  const more = "Annule et remplace celle du 12/10/26";

  it.each([
    ["above it", [more, ...SALE]],
    ["below it", [...SALE, more]],
  ])("is shown with the line %s", (_, lines) => {
    const words = column([[HEADING], LEASE, lines, SHOP, [HEADING]]);
    expect(shown(words, SALE, LEASE, SHOP)).toEqual([
      { doubt: "within-text", lines, at: `1:${LEFT}` },
      ...found,
    ]);
  });

  it("is not found where that line stands in the next column, or before it", () => {
    const after = [...toFoot(SALE), ...fromHead([more], { x: MIDDLE }, SHOP)];
    expect(shown(after, SALE, LEASE, SHOP)[0]).toMatchObject({ doubt: "within-text" });
    const before = [...toFoot([more]), ...fromHead(SALE, { x: MIDDLE }, SHOP)];
    expect(shown(before, SALE, LEASE, SHOP)[0]).toMatchObject({ doubt: "within-text" });
  });

  it("is not shown with lines of an article, which are more than an ad of its own has", () => {
    const around = Array.from({ length: 5 }, (_, at) => `Un article sur les prix, ligne ${at}`);
    const words = printed([...around, ...SALE, ...around]);
    expect(shown(words, SALE)[0]).toMatchObject({ doubt: "within-text", lines: SALE });
  });
});

it("finds no ad by the end of a twin that lost its own beginning, below the beginning of one that was cut", () => {
  for (const after of [1, 2, 4]) {
    const [cut, rest] = [CESSION.slice(0, after), CESSION.slice(after)];
    const words = column([[HEADING], LEASE, cut, rest, SHOP, [HEADING]]);
    expect(shown(words, CESSION, LEASE, SHOP)).toEqual([
      expect.objectContaining({ doubt: "within-text" }),
      ...found,
    ]);
  }
});

it("finds an ad whose paragraphs are a little apart, unless what parts them is as wide as the room around", () => {
  const text = `${CESSION.slice(0, 3).join(" ")}\n${CESSION.slice(3).join(" ")}`;
  const at = (room: number) => [
    ...column([[HEADING], LEASE], { y: 60 }),
    ...printed(CESSION.slice(0, 3), { y: 108 }),
    ...printed(CESSION.slice(3), { y: 144 + room }),
    ...column([SHOP, [HEADING]], { y: 144 + room + 3 * PITCH + 6 }),
  ];
  const ads = [
    { id: 0, text },
    ...[LEASE, SHOP].map((lines, id) => ({ id: id + 1, text: lines.join(" ") })),
  ];
  const stateAt = (room: number) =>
    recognise({ words: at(room), ads, surroundings: [HEADING] }).get(0)?.state;
  expect([0, 4, 6].map(stateAt)).toEqual(["found", "found", "unsure"]);
});

it("leaves an ad that stands in more than twelve parts to a person", () => {
  const lines = Array.from({ length: 14 }, (_, at) => `Lot n° ${at} du terrain titré à Tamesna,`);
  const inPages = (count: number) =>
    lines.slice(0, count).flatMap((line, at) => printed([line], { page: at + 1, y: 700 }));
  const look = (count: number) => {
    const last = column([[HEADING]], { page: count + 2 });
    const first = printed([HEADING], { page: 1, y: 682 });
    const [one] = shown([...first, ...inPages(count), ...last], lines.slice(0, count));
    return one;
  };
  expect(look(12)).toBe("found");
  expect(look(13)).toMatchObject({ doubt: "scattered", lines: lines.slice(0, 13) });
});

it("has a box for each column of an ad that fills one and goes on in the next", () => {
  const words = [
    ...printed(CESSION.slice(0, 4), { y: HEAD }),
    ...column([CESSION.slice(4), SHOP, [HEADING]], { x: MIDDLE, y: HEAD }),
  ];
  const ads = [CESSION, SHOP].map((lines, id) => ({ id, text: lines.join(" ") }));
  expect(recognise({ words, ads, surroundings: [HEADING] }).get(0)).toMatchObject({
    state: "found",
    parts: [
      { x: LEFT, height: 3 * PITCH + 9 },
      { x: MIDDLE, height: PITCH + 9 },
    ],
  });
});

describe("below the name and the date of the newspaper, an ad that goes on in the next column", () => {
  const masthead = [
    ...printed(["L'Horizon"], { x: 200, y: -20, size: 40 }),
    ...printed(["vendredi 29 mai 2026"], { x: 245, y: 12, size: 9 }),
  ];

  test("is found", () => {
    const words = [...masthead, ...split(CESSION, 3)];
    expect(shown(words, CESSION, LEASE, SHOP)).toEqual(["found", ...found]);
  });

  test("is shown with both of its pieces where it is altered", () => {
    const lines = changed(CESSION, 4, "400", "500");
    const [one] = shown([...masthead, ...split(lines, 3)], CESSION, LEASE, SHOP);
    expect(one).toEqual({ doubt: "altered", lines, at: bothColumns });
  });
});
