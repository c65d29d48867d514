import { describe, expect, it } from "vitest";
import { column, printed } from "./testing/printed.ts";
import { billed, HEADING, LEASE, LINES, SALE, states } from "./testing/sample-ads.ts";

const [top, , foot] = LINES;
const three = billed(top, LEASE, foot);
const article = (part: string, lines = 9) =>
  Array.from({ length: lines }, (_, at) => `Un article sur les prix, ${part}, ligne ${at}`);
const [intro, end] = [article("début"), article("suite")];
const ofAll = (state: string) => [state, state, state];

describe("an article that quotes ads", () => {
  it("proves none of three quoted ads, with and without sentences between them", () => {
    const [also, last] = [["On lit aussi dans la même page :"], ["Et enfin, le lendemain :"]];
    const article = column([intro, top, also, LEASE, last, foot, end]);
    expect(states(article, three)).toEqual(ofAll("within-text"));
    expect(states(column([intro, top, LEASE, foot, end]), three)).toEqual(ofAll("within-text"));
  });

  it("proves no ad where it begins or ends with its quotations", () => {
    const atFoot = column([intro, end, top, LEASE, foot]);
    expect(states(atFoot, three)).toEqual(ofAll("within-text"));
    const atHead = column([top, LEASE, foot, intro, end]);
    expect(states(atHead, three)).toEqual(ofAll("within-text"));
  });

  it("proves no ad with a line's space above and below its quotations", () => {
    const words = [
      ...column([intro], { y: 100 }),
      ...column([top, LEASE, foot], { y: 100 + 9 * 12 + 22 }),
      ...column([end], { y: 334 }),
    ];
    expect(states(words, three)).toEqual(ofAll("within-text"));
  });

  it("proves no ad below its paraphrase of another, set apart from it or within a paragraph", () => {
    const paraphrase = SALE.map((line) => line.replace("Rabat", "Temara"));
    const ads = [...three, { id: 4, text: SALE.join(" ") }];
    const doubts = [...ofAll("within-text"), "altered"];
    const apart = column([intro, end, paraphrase, top, LEASE, foot]);
    expect(states(apart, ads)).toEqual(doubts);
    const within = column([[...intro, ...end, ...paraphrase], top, LEASE, foot]);
    expect(states(within, ads)).toEqual(doubts);
  });

  it("proves no ad under a line that is worded like a heading", () => {
    const one = billed(SALE);
    expect(states(column([intro, [HEADING], SALE, end]), one)).toEqual(["within-text"]);
    expect(states(column([intro, end, [HEADING], SALE]), one)).toEqual(["within-text"]);
    expect(states(column([[HEADING], SALE, end]), one)).toEqual(["within-text"]);
    const crosshead = [
      ...column([intro], { y: 100 }),
      ...printed([HEADING], { y: 218, size: 12 }),
      ...column([SALE, end], { y: 236 }),
    ];
    expect(states(crosshead, one)).toEqual(["within-text"]);
    const below = [
      ...column([top, LEASE, foot], { y: 100 }),
      ...printed([HEADING], { y: 194, size: 12 }),
      ...column([intro, end], { y: 212 }),
    ];
    expect(states(below, three)).toEqual(ofAll("within-text"));
  });

  it("proves no ad beside a heading, between two of them or elsewhere on the page", () => {
    const two = billed(SALE, LEASE);
    const both = ["within-text", "within-text"];
    expect(states(column([intro, SALE, [HEADING], LEASE, end]), two)).toEqual(both);
    const heading = printed([HEADING], { x: 300, y: 60 });
    expect(states([...column([intro, SALE, LEASE, end]), ...heading], two)).toEqual(both);
  });
});

describe("an ad of a page", () => {
  it("is found between the head and the foot of the page", () => {
    const words = column([["Le Journal, page 12"], top, LEASE, foot, ["Imprimé à Rabat"]]);
    expect(states(words, three)).toEqual(ofAll("found"));
  });

  it("is found between altered ads of which a line resembles nothing", () => {
    const [other, next] = [
      ["Garage à louer à Fès, quartier", "des Oudayas, accès par la cour", "loyer 900,00 dirhams"],
      ["Studio meublé à Oujda, étage 2", "vue sur le jardin, eau chaude", "bail d’un an, caution"],
    ] as const;
    const changed = (ad: readonly string[]) => [ad[0] ?? "", ad[1] ?? "", "S’adresser au journal"];
    const imprint = ["Imprimé à Rabat"];
    const words = column([[HEADING], changed(other), top, LEASE, foot, changed(next), imprint]);
    const ads = [...three, ...billed(other, next).map((ad) => ({ ...ad, id: ad.id + 3 }))];
    expect(states(words, ads)).toEqual([...ofAll("found"), "altered", "altered"]);
  });

  it("is found above a text that is not billed, on a page that is mostly ads", () => {
    const words = [
      ...column([[HEADING], top, LEASE, ["Le reste de la page est un jeu"], ["de mots croisés"]]),
      ...column([[HEADING], foot, SALE, [HEADING]], { x: 300 }),
    ];
    expect(states(words, [...three, { id: 4, text: SALE.join(" ") }])).toEqual([
      ...ofAll("found"),
      "found",
    ]);
  });

  it("is found below an article, under a heading in larger type down to the foot of the column", () => {
    const words = [
      ...column([intro], { y: 100 }),
      ...printed([HEADING], { y: 218, size: 12 }),
      ...column([top, LEASE, foot], { y: 236 }),
    ];
    expect(states(words, three)).toEqual(ofAll("found"));
  });
});
