import { describe, expect, it, test } from "vitest";
import { column, printed } from "./testing/printed.ts";
import { billed, HEADING, LEASE, LINES, SALE, states } from "./testing/sample-ads.ts";

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
  ])("is an altered ad: %s", (_, lines) => {
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

  describe("is one of two texts that an article quotes", () => {
    const [before, after] = [["Un article sur les prix"], ["et la suite de cet article."]];
    const [top = [], , foot = []] = LINES;

    it("one below the other, in columns of their own or around its paraphrase of a third", () => {
      const ads = billed(SALE, LEASE);
      const quoted = column([before, SALE, LEASE, after]);
      expect(states(quoted, ads)).toEqual(["within-text", "within-text"]);
      const twice = column([before, SALE, SALE, after]);
      expect(states(twice, billed(SALE, SALE))).toEqual(["within-text", "within-text"]);
      const beside = [...column([before, SALE]), ...column([LEASE, after], { x: 300, y: 60 })];
      expect(states(beside, ads)).toEqual(["within-text", "within-text"]);
      const paraphrase = LEASE.map((line) => line.replace("deux pièces, libre", "trois, vide"));
      const around = column([before, SALE, paraphrase, foot, after]);
      expect(states(around, billed(SALE, LEASE, foot))).toEqual([
        "within-text",
        "altered",
        "within-text",
      ]);
    });

    it("with either of them printed twice, or three times", () => {
      const ads = billed(SALE, LEASE);
      const around = column([before, SALE, LEASE, SALE, after]);
      expect(states(around, ads)).toEqual(["within-text", "within-text"]);
      const below = column([before, LEASE, SALE, SALE, after]);
      expect(states(below, billed(SALE, SALE, LEASE))).not.toContain("found");
      const thrice = column([before, SALE, SALE, SALE, after]);
      expect(states(thrice, billed(SALE, SALE, SALE))).not.toContain("found");
    });

    it("with an ad of one word as a crosshead beside or between them", () => {
      const villa = ["Villa"];
      const around = column([before, villa, SALE, villa, after]);
      expect(states(around, billed(SALE, villa))).toEqual(["within-text", "short"]);
      const above = column([before, villa, SALE, LEASE, after]);
      expect(states(above, billed(SALE, LEASE, villa))).toEqual([
        "within-text",
        "within-text",
        "short",
      ]);
      const between = column([before, SALE, villa, LEASE, after]);
      expect(states(between, billed(SALE, LEASE, villa))).toEqual([
        "within-text",
        "within-text",
        "short",
      ]);
    });

    it("unless the page has a heading of the ads, or an ad between two others", () => {
      const ads = billed(SALE, LEASE);
      const heading = printed([HEADING], { x: 300, y: 60 });
      expect(states([...column([before, SALE, LEASE, after]), ...heading], ads)).toEqual([
        "found",
        "found",
      ]);
      const three = column([before, top, LEASE, foot, after]);
      expect(states(three, billed(top, LEASE, foot))).toEqual(["found", "found", "found"]);
    });

    it("whatever stands within one of them, and whatever another page holds", () => {
      const part = [SALE[1] ?? ""];
      const others = column([[HEADING], ...LINES.map((lines) => [...lines])], { page: 2 });
      const words = [...column([before, SALE, foot, after]), ...others];
      expect(states(words, billed(SALE, part, foot, LEASE)).slice(0, 2)).not.toContain("found");
    });
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
