import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { recognise, type Word } from "./index.ts";
import { column, PITCH, printed } from "./testing/printed.ts";
import { billed, HEADING, LEASE, LINES, SALE, states } from "./testing/sample-ads.ts";

describe("a billed text that is printed whole", () => {
  it("is found with its page and the box around its lines", () => {
    const words = column([[HEADING], SALE, LEASE], { page: 3 });
    const found = recognise({ words, ads: billed(SALE, LEASE), surroundings: [HEADING] });
    expect(found.get(1)).toEqual({
      state: "found",
      parts: [{ page: 3, x: 40, y: 109, width: expect.any(Number), height: 2 * PITCH + 9 }],
    });
    expect(found.get(2)).toMatchObject({ state: "found" });
  });

  it.each([
    [
      "capitals and wider spaces",
      [SALE[0]?.toUpperCase() ?? "", SALE[1]?.replace(" ", "   ") ?? "", SALE[2] ?? ""],
    ],
    [
      "hyphens at the ends of lines",
      [
        "Villa à vendre à Ra-",
        "bat, titre foncier 12/2026, prix",
        "1.500,00 dirhams, tél. 05 22 12 34 56",
      ],
    ],
    ["ligatures", SALE.map((line) => line.replace("fo", "fo").replace("ff", "ﬀ"))],
  ])("is found in spite of %s", (_, lines) => {
    expect(states(column([[HEADING], lines, LEASE, [HEADING]]), billed(SALE, LEASE))).toEqual([
      "found",
      "found",
    ]);
  });

  it("is found where it goes on in the next column", () => {
    const foot = printed(SALE.slice(0, 2), { y: 700 });
    const head = column([SALE.slice(2), LEASE], { x: 240, y: 60 });
    const words = [...column([[HEADING]], { y: 682 }), ...foot, ...head];
    expect(states(words, billed(SALE, LEASE))).toEqual(["found", "found"]);
  });

  it("is found beside another that has its first line too, both of which go on in the next column", () => {
    const title = "Grand hôtel restaurant à Fès recrute";
    const [first, second] = [
      [title, "un cuisinier avec de l’expérience,", "se présenter au 8, rue des Consuls"],
      [title, "deux serveuses à mi-temps, salaire", "à convenir, tél. 05 22 12 34 56"],
    ];
    const words = [
      ...column([[HEADING], first.slice(0, 2)], { x: 40, y: 660 }),
      ...printed(first.slice(2), { x: 220, y: 60 }),
      ...printed(second.slice(0, 2), { x: 220, y: 678 }),
      ...column([second.slice(2), LEASE], { x: 400, y: 60 }),
    ];
    expect(states(words, billed(first, second, LEASE))).toEqual(["found", "found", "found"]);
  });

  it("is found where make-up spreads its words over the width of the column", () => {
    const spread = (line: string, y: number, step: number) =>
      line.split(" ").flatMap((word, at) => printed([word], { x: 40 + at * step, y }));
    const words = [
      ...printed([HEADING], { y: 80 }),
      ...spread("VILLA AFFICHE", 100, 130),
      ...printed(["CASABLANCA, PRIX 76.551,00 DIRHAMS AU"], { y: 100 + PITCH }),
      ...spread("GREFFE DU TRIBUNAL", 100 + 2 * PITCH, 70),
      ...spread("DE COMMERCE", 100 + 3 * PITCH, 30),
    ];
    const text =
      "Villa affiche Casablanca, prix 76.551,00 dirhams au greffe du tribunal de commerce";
    expect(states(words, [{ id: 1, text }])).toEqual(["found"]);
  });

  it.each([
    ["French", SALE, LEASE, HEADING],
    [
      "Arabic",
      ["شركة الأفق ذات مسؤولية محدودة", "رقم 12/2026 بالدار البيضاء", "هاتف 05 22 12 34 56"],
      ["شقة للبيع بمدينة سلا 203/2026", "الثمن 10.837,00 درهم، قرب المحطة"],
      "عقارات",
    ],
  ])(
    "is found where all that stands beside it is an altered ad under a heading, in %s",
    (_, own, other, heading) => {
      const altered = other.map((line) => line.replace(/0|libre/, "9"));
      const ads = billed(own, other);
      const look = (words: readonly Word[]) => {
        const found = recognise({ words, ads, surroundings: [heading] });
        return [found.get(1)?.state, found.get(2)?.state];
      };
      expect(look(column([[heading], altered, own]))).toEqual(["found", "unsure"]);
      expect(look(column([["Un article sur les prix"], altered, own]))).toEqual([
        "unsure",
        "unsure",
      ]);
      expect(look(column([["Un article sur les prix"], own]))[0]).toBe("unsure");
    },
  );

  describe("under a title of its own and alone, as a module is,", () => {
    const module = (size = 15) => [
      ...printed(["Appel d’offres ouvert"], { y: 100, size }),
      ...printed(SALE, { y: 120 }),
      ...printed(["Le directeur : R. Alami"], { y: 220, size: 8 }),
    ];
    const ads = billed(["Appel d’offres ouvert", ...SALE, "Le directeur : R. Alami"], LEASE);
    const look = (...words: readonly Word[]) => states(words, ads)[0];
    const heading = printed([HEADING], { x: 300, y: 60 });

    it("is found on a page of ads: one with a heading or with an ad between two others", () => {
      expect(look(...module(), ...heading)).toBe("found");
      const ads = billed(["Appel d’offres ouvert", ...SALE, "Le directeur : R. Alami"], ...LINES);
      const words = [...module(), ...column([...LINES], { x: 300, y: 60 })];
      expect(states(words, ads)).toEqual(["found", "found", "found", "found"]);
    });

    it("is not found as one of two facsimiles on a page without anything else of the ads", () => {
      const title = "Avis aux actionnaires";
      const other = [
        ...printed([title], { x: 300, y: 100, size: 15 }),
        ...printed(LEASE, { x: 300, y: 120 }),
      ];
      const both = billed(
        ["Appel d’offres ouvert", ...SALE, "Le directeur : R. Alami"],
        [title, ...LEASE],
      );
      expect(states([...module(), ...other], both)).toEqual(["within-text", "within-text"]);
      expect(
        states([...module(), ...other, ...printed([HEADING], { x: 300, y: 40 })], both),
      ).toEqual(["found", "found"]);
      expect(look(...module(), ...printed(LEASE, { x: 300, y: 60 }))).toBe("within-text");
    });

    it("is not found without the title, nor where a text goes on below it", () => {
      expect(look(...module(9), ...heading)).toBe("within-text");
      const below = printed(["et la suite de cet article."], { y: 220 + PITCH, size: 8 });
      expect(look(...module(), ...heading, ...below)).toBe("within-text");
    });

    it("is not found as a facsimile beside an article, whatever other pages hold", () => {
      const article = printed(
        ["Le fac-similé d’une annonce que", "tout le pays a commentée hier."],
        {
          x: 300,
        },
      );
      const others = column([[HEADING], LEASE], { page: 2 });
      expect(states([...module(), ...article, ...others], ads)).toEqual(["within-text", "found"]);
    });
  });

  it("is found in Arabic with tatweel, presentation forms, figures and Latin letters", () => {
    const text = [
      "شركة ذات مسؤولية (محدودة) رقم 12/2026",
      "هاتف 05 22 12 بالدار البيضاء SARL AU",
      "بتاريخ 12-11-2026 لدى المحكمة",
    ];
    const set = [text[0]?.replace("شركة", "شـركـة") ?? "", ...text.slice(1)];
    expect(states(column([["عقارات"], set]), billed(text))).toEqual(["within-text"]);
    const words = column([["عقارات"], set]);
    expect(recognise({ words, ads: billed(text), surroundings: ["عقارات"] }).get(1)).toMatchObject({
      state: "found",
    });
  });
});

it("is missing where nothing resembles it", () => {
  expect(states(column([[HEADING], LEASE]), billed(LEASE, SALE))).toEqual(["found", "missing"]);
});

it("never finds a text of which any one character that counts was changed", () => {
  const text = SALE.join("\n");
  const place = fc
    .integer({ min: 0, max: text.length - 1 })
    .filter((at) => /[\p{L}\p{N}]/u.test(text[at] ?? ""));
  fc.assert(
    fc.property(place, fc.constantFrom("x", "7", "é"), (at, letter) => {
      fc.pre(text[at]?.toLowerCase() !== letter);
      const changed = `${text.slice(0, at)}${letter}${text.slice(at + 1)}`.split("\n");
      const words = column([[HEADING], changed, LEASE, [HEADING]]);
      expect(states(words, billed(SALE, LEASE))).toEqual(["altered", "found"]);
    }),
  );
});

it("finds every text however its lines are broken", () => {
  const words = SALE.join(" ").split(" ");
  fc.assert(
    fc.property(fc.subarray(words.map((_, at) => at).slice(1)), (breaks) => {
      const ends = [...breaks, words.length];
      const lines = ends.map((end, at) => words.slice(ends[at - 1] ?? 0, end).join(" "));
      expect(states(column([[HEADING], lines, LEASE, [HEADING]]), billed(SALE, LEASE))).toEqual([
        "found",
        "found",
      ]);
    }),
  );
});

it("finds every ad of a day, however many of them have the same title and the same last line", () => {
  const ads = Array.from({ length: 150 }, (_, at) => [
    "AVIS DE CONSTITUTION",
    `Société n° ${at} de Fès`,
    SALE[2] ?? "",
  ]);
  const words = column([[HEADING], ...ads, [HEADING]]);
  expect(states(words, billed(...ads))).toEqual(ads.map(() => "found"));
});

it("takes bounded time for a text and pages of one word, repeated", () => {
  const lines = Array.from({ length: 3000 }, () => "vente vente vente");
  const words = [...column([lines]), ...column([lines], { x: 300 })];
  const ads = Array.from({ length: 20 }, (_, at) => [
    Array(2000 + at)
      .fill("vente")
      .join(" "),
  ]);
  // Of this thread: a clock would count what other programs take of the machine.
  const begun = process.threadCpuUsage();
  expect(states(words, billed(...ads))).not.toContain("found");
  expect(process.threadCpuUsage(begun).user / 1000).toBeLessThan(20_000);
});
