import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { recognise, type Word } from "./index.ts";
import { column, PITCH, printed } from "./testing/printed.ts";

const SALE = [
  "Villa à vendre à Rabat, titre",
  "foncier 12/2026, prix 1.500,00",
  "dirhams, tél. 05 22 12 34 56",
];
const LEASE = ["Appartement à louer à Salé, rue", "des Consuls, deux pièces, libre"];
const HEADING = "Immobilier";

const billed = (...ads: readonly (readonly string[])[]) =>
  ads.map((lines, index) => ({ id: index + 1, text: lines.join(" ") }));

function states(words: readonly Word[], ads: readonly { id: number; text: string }[]) {
  const found = recognise({ words, ads, surroundings: [HEADING] });
  return ads.map(({ id }) => {
    const one = found.get(id);
    return one?.state === "unsure" ? one.doubt : one?.state;
  });
}

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
      ...column([[HEADING]], { x: 220, y: 60 }),
      ...printed(first.slice(2), { x: 220, y: 78 }),
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

    it("is found on a page of ads: one with a heading or with another ad", () => {
      expect(look(...module(), ...heading)).toBe("found");
      expect(look(...module(), ...printed(LEASE, { x: 300, y: 60 }))).toBe("found");
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

describe("what a person decides", () => {
  const around = (lines: readonly string[]) => column([[HEADING], lines, LEASE, [HEADING]]);

  test.each([
    ["one word changed", [SALE[0] ?? "", "foncier 12/2026, coût 1.500,00", SALE[2] ?? ""]],
    ["one figure changed", [SALE[0] ?? "", "foncier 12/2026, prix 1.800,00", SALE[2] ?? ""]],
    [
      "a comma for a full stop in a price",
      [SALE[0] ?? "", "foncier 12/2026, prix 1,500,00", SALE[2] ?? ""],
    ],
    ["the last line missing", SALE.slice(0, 2)],
    ["the first line missing", SALE.slice(1)],
    ["a line put between", [SALE[0] ?? "", "ANNULE", ...SALE.slice(1)]],
  ])("%s", (_, lines) => {
    expect(states(around(lines), billed(SALE, LEASE))).toEqual(["altered", "found"]);
  });

  it("is a text that goes on beyond what was billed", () => {
    expect(states(around([...SALE, "sauf erreur"]), billed(SALE, LEASE))).toEqual([
      "within-text",
      "found",
    ]);
  });

  it("is a text within an article, as lines of it and as a paragraph of its own", () => {
    const article = [
      "Selon nos informations, une annonce",
      ...SALE,
      "a paru hier dans la presse locale.",
    ];
    expect(states(printed(article), billed(SALE))).toEqual(["within-text"]);
    expect(
      states(
        column([["Un article sur les prix"], SALE, ["et la suite de cet article."]]),
        billed(SALE),
      ),
    ).toEqual(["within-text"]);
  });

  it("is a text that an article quotes above or below its paraphrase of another", () => {
    const paraphrase = ["Appartement à louer à Salé, rue", "des Consuls, trois pièces, vide"];
    const [before, after] = [["Un article sur les prix"], ["et la suite de cet article."]];
    const ads = billed(SALE, LEASE);
    expect(states(column([before, SALE, paraphrase, after]), ads)).toEqual([
      "within-text",
      "altered",
    ]);
    expect(states(column([before, paraphrase, SALE, after]), ads)[0]).toBe("within-text");
    const twice = column([before, SALE, paraphrase, SALE, after]);
    expect(states(twice, billed(SALE, SALE, LEASE))[0]).toBe("within-text");
  });

  it("is a text below an altered one that ends an article under a heading", () => {
    const end = ["Selon les voisins de la place, on offre", ...LEASE].map((line) =>
      line.replace("libre", "occupées"),
    );
    expect(states(column([[HEADING], end, SALE]), billed(SALE, LEASE))).toEqual([
      "within-text",
      "altered",
    ]);
  });

  it("is a text of one word, wherever it stands", () => {
    expect(
      states(column([[HEADING], ["Villa"], LEASE, [HEADING]]), billed(["Villa"], LEASE)),
    ).toEqual(["short", "found"]);
  });

  it("is a text that is printed more often than billed, or less", () => {
    expect(states(column([[HEADING], SALE, LEASE, SALE]), billed(SALE, LEASE))).toEqual([
      "repeated",
      "found",
    ]);
    expect(states(column([[HEADING], SALE, LEASE]), billed(SALE, SALE, LEASE))).toEqual([
      "repeated",
      "repeated",
      "found",
    ]);
    expect(states(column([[HEADING], SALE, SALE]), billed(SALE, SALE))).toEqual(["found", "found"]);
  });

  it("is the one of two near-identical ads whose tail only the other has", () => {
    const other = ["Villa à vendre à Salé, titre", ...SALE.slice(1)];
    expect(states(around(other), billed(SALE, other))).toEqual(["altered", "found"]);
    const cut = [...column([[HEADING], other]), ...printed(SALE.slice(0, 1), { x: 240, y: 700 })];
    expect(states(cut, billed(SALE, other))[0]).not.toBe("found");
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
